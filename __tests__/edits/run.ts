import { spawnSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "../../src/tools/bench/copyProject";
import { ContentFolder } from "./contentFolder";
import { edits } from "./edits";
import type { Edit } from "./edits";

const usage = `Makes typical edits of the live content in a copy of the project, one after
another. After each edit it checks the content, builds the site and runs the tests
of the content's HTML; after the last one also those that visit every page.

  npm run test:edits
  npm run test:edits -- --only post    only edits whose description contains the word

Exit codes
  0  every edit was built, or rejected by the content check as expected
  1  an edit broke the build or a test, or was wrongly rejected
`;

/** Inside the project, so that packages and tests are found. */
const project = path.resolve(".fixture-edits");
const content = new ContentFolder(path.join(project, "content"));

/** Runs a script of the project in the copy. */
function run(script: string, args: readonly string[], folder = project) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("node_modules", script), ...args],
    {
      cwd: folder,
      env: {
        ...process.env,
        BUILT_SITE: path.join(project, "public"),
        CI: "true",
        GATSBY_TELEMETRY_DISABLED: "1",
      },
      encoding: "utf8",
      maxBuffer: 100_000_000,
    },
  );
  return { isPassed: status === 0, output: stdout + stderr };
}

const check = () => run("tsx/dist/cli.mjs", ["src/content-check/check.ts"]);
const build = () => run("gatsby/cli.js", ["build"]);
const test = (folders: string) =>
  run(
    "jest/bin/jest.js",
    ["--testPathPatterns", folders, "--selectProjects", "all"],
    process.cwd(),
  );

/** Adds redirects for removed pages, as the content check asks for. */
const addRedirects = (moved: ReadonlyMap<string, string>): Promise<void> =>
  content.change("settings/redirects.md", (settings) => {
    const before = settings.redirects as { from: string; to: string }[];
    settings.redirects = [
      ...before.map(({ from, to }) => ({ from, to: moved.get(to) ?? to })),
      ...Array.from(moved, ([from, to]) => ({ from, to })),
    ];
  });

const lastLines = (text: string) =>
  text.trim().split("\n").slice(-40).join("\n");

/** @returns the result and, after a failure, its details */
async function tryEdit({
  make,
  expectedError,
}: Edit): Promise<[result: string, failure?: string]> {
  const before = `${content.folder}-before`;
  await fs.rm(before, { recursive: true, force: true });
  await fs.cp(content.folder, before, { recursive: true });
  const moved = new Map<string, string>();
  await make(content, (from, to) => moved.set(from, to));
  if (moved.size) await addRedirects(moved);
  const checked = check();
  if (!checked.isPassed) {
    await fs.rm(content.folder, { recursive: true });
    await fs.rename(before, content.folder);
    return expectedError?.test(checked.output)
      ? ["rejected by check:content, as expected"]
      : ["rejected by check:content", lastLines(checked.output)];
  }
  if (expectedError) return ["accepted", "It should have been rejected."];
  for (const [name, result] of [
    ["the build", build],
    ["a test", () => test("__tests__/rules")],
  ] as const) {
    const { isPassed, output } = result();
    if (!isPassed) return [`${name} failed`, lastLines(output)];
  }
  return ["passed"];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { help: { type: "boolean" }, only: { type: "string" } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  await fs.mkdir(project, { recursive: true });
  await copyProject(project);
  await fs.rm(content.folder, { recursive: true, force: true });
  await fs.cp("content", content.folder, { recursive: true });
  const chosen = edits.filter(({ what }) => what.includes(values.only ?? ""));
  const report = (what: string, [result, failure]: [string, string?]) => {
    console.log(`${result.padEnd(44)} ${what}`);
    if (!failure) return;
    console.log(failure.replace(/^/gm, "    "));
    process.exitCode = 1;
  };
  for (const edit of chosen) report(edit.what, await tryEdit(edit));
  const { isPassed, output } = test("__tests__/everyPage");
  report(
    "every page after all edits",
    isPassed ? ["passed"] : ["a test failed", lastLines(output)],
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
