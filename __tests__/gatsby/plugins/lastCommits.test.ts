import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { lastCommits } from "../../../src/gatsby/plugins/lastCommits";
import { temporaryFolder } from "../../support/temporaryFolder";

const git = (folder: string, args: readonly string[], date = "2026-01-01") =>
  execFileSync("git", args, {
    cwd: folder,
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@movers.test",
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@movers.test",
      GIT_AUTHOR_DATE: `${date}T08:00:00Z`,
      GIT_COMMITTER_DATE: `${date}T08:00:00Z`,
    },
  });

const commit = (folder: string, date: string) => {
  git(folder, ["add", "."], date);
  git(folder, ["commit", "-qm", "Change"], date);
};

/** A repository in which `b.md` was changed after `a.md`. */
async function project() {
  const folder = await temporaryFolder({
    "content/a.md": "a",
    "content/cities/b.md": "b",
    "README.md": "read",
  });
  git(folder, ["init", "-q"]);
  commit(folder, "2026-05-01");
  await fs.writeFile(path.join(folder, "content/cities/b.md"), "bb");
  commit(folder, "2026-06-01");
  return folder;
}

const days = (commits: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Array.from(commits, ([file, moment]) => [
      file,
      new Date(moment).toISOString(),
    ]),
  );

test("returns when each file below the folder was last committed", async () => {
  const folder = await project();
  await fs.writeFile(path.join(folder, "content/new.md"), "not committed");
  expect(days(await lastCommits(folder, "content/"))).toEqual({
    "content/a.md": "2026-05-01T08:00:00.000Z",
    "content/cities/b.md": "2026-06-01T08:00:00.000Z",
  });
});

test("names files relative to the project, which may be part of a repository", async () => {
  const folder = await project();
  expect(
    days(await lastCommits(path.join(folder, "content"), "cities/")),
  ).toEqual({ "cities/b.md": "2026-06-01T08:00:00.000Z" });
});

test("is empty in a shallow clone", async () => {
  const source = await project();
  const folder = await temporaryFolder();
  git(folder, ["clone", "-q", "--depth", "1", `file://${source}`, "clone"]);
  expect(await lastCommits(path.join(folder, "clone"), "content/")).toEqual(
    new Map(),
  );
});

test("is empty without a repository", async () => {
  expect(await lastCommits(await temporaryFolder(), "content/")).toEqual(
    new Map(),
  );
});
