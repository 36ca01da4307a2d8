import fs from "node:fs/promises";
import path from "node:path";
import {
  claimCache,
  forgetOutdatedCache,
  whyOutdated,
} from "../../src/gatsby/outdatedCache";
import { temporaryFolder } from "../support/temporaryFolder";

type Api = Parameters<typeof forgetOutdatedCache>[1];

const hooks = ".cache/compiled/gatsby-node.js";

const withCache = () =>
  temporaryFolder({
    ".cache/caches-lmdb/data.mdb": "answers",
    ".cache/webpack/0.pack": "modules",
    ".cache/redux/redux.rest.state": "pages",
    [hooks]: "exports.onPostBuild = () => 1;",
  });

/** Runs the check on a folder and collects what is logged and dispatched. */
async function forget(project: string) {
  const info = jest.fn<undefined, [string]>();
  const dispatch = jest.fn();
  await forgetOutdatedCache(project, {
    reporter: { info },
    store: { dispatch },
  } as unknown as Api);
  return { logged: info.mock.calls.flat(), dispatched: dispatch.mock.calls };
}

test("a folder that was never built has no outdated cache", async () => {
  expect(await whyOutdated(await temporaryFolder())).toBeUndefined();
});

test("a cache stays valid in the folder it was built in", async () => {
  const project = await withCache();
  await claimCache(project);
  expect(await forget(project)).toEqual({ logged: [], dispatched: [] });
  await fs.access(path.join(project, ".cache/webpack/0.pack"));
});

const note = "built-by.txt";

/** Makes the cache outdated, and returns the project's folder. */
type Spoil = (project: string) => Promise<string>;

const outdated: [string, string, string[], Spoil][] = [
  [
    "was copied",
    "made in another folder",
    [note],
    async (project) => {
      await claimCache(project);
      const copy = path.join(await temporaryFolder(), "copy");
      await fs.cp(project, copy, { recursive: true });
      return copy;
    },
  ],
  [
    "is of unknown origin",
    "made in another folder",
    [],
    (project) => Promise.resolve(project),
  ],
  [
    "was made by other code",
    "The code of the build has changed",
    [note],
    async (project) => {
      await claimCache(project);
      await fs.appendFile(path.join(project, hooks), "// Another resolver");
      return project;
    },
  ],
  [
    "has a note that was not written to its end",
    "The code of the build has changed",
    [note],
    async (project) => {
      await fs.writeFile(path.join(project, ".cache", note), project);
      return project;
    },
  ],
];

test.each(outdated)(
  "a cache that %s is invalidated, with one line in the log",
  async (_what, reason, notes, spoil) => {
    const project = await spoil(await withCache());
    expect(await forget(project)).toEqual({
      logged: [expect.stringContaining(reason)],
      dispatched: [[{ type: "UPDATE_PLUGINS_HASH", payload: "" }]],
    });
    // Gatsby discards a cache without its state, even if this run ends here.
    const left = await fs.readdir(path.join(project, ".cache"));
    expect(left.sort()).toEqual([...notes, "compiled"]);
    await claimCache(project);
    expect(await whyOutdated(project)).toBeUndefined();
  },
);
