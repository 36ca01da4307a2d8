import fs from "node:fs/promises";
import path from "node:path";
import {
  claimCache,
  forgetForeignCache,
  isCacheForeign,
} from "../../src/gatsby/foreignCache";
import { temporaryFolder } from "../support/temporaryFolder";

type Api = Parameters<typeof forgetForeignCache>[1];

const withCache = () =>
  temporaryFolder({
    ".cache/caches-lmdb/data.mdb": "answers",
    ".cache/webpack/0.pack": "modules",
    ".cache/redux/redux.rest.state": "pages",
    ".cache/compiled/gatsby-config.js": "exports.plugins = [];",
  });

/** Runs the check on a folder and collects what is logged and dispatched. */
async function forget(project: string) {
  const info = jest.fn<undefined, [string]>();
  const dispatch = jest.fn();
  await forgetForeignCache(project, {
    reporter: { info },
    store: { dispatch },
  } as unknown as Api);
  return { logged: info.mock.calls.flat(), dispatched: dispatch.mock.calls };
}

const claimed = (origin: string) =>
  origin === "copied" ? ["project-folder.txt"] : [];

test("a folder that was never built has no foreign cache", async () => {
  expect(await isCacheForeign(await temporaryFolder())).toBe(false);
});

test("a cache stays valid in the folder it was built in", async () => {
  const project = await withCache();
  await claimCache(project);
  expect(await forget(project)).toEqual({ logged: [], dispatched: [] });
  await fs.access(path.join(project, ".cache/webpack/0.pack"));
});

test.each(["copied", "of unknown origin"])(
  "a cache that is %s is invalidated, with one line in the log",
  async (origin) => {
    const original = await withCache();
    if (origin === "copied") await claimCache(original);
    const project = path.join(await temporaryFolder(), "copy");
    await fs.cp(original, project, { recursive: true });
    expect(await forget(project)).toEqual({
      logged: [expect.stringContaining("made in another folder")],
      dispatched: [[{ type: "UPDATE_PLUGINS_HASH", payload: "" }]],
    });
    // Gatsby discards a cache without its state, even if this run ends here.
    const left = await fs.readdir(path.join(project, ".cache"));
    expect(left.sort()).toEqual(["compiled", ...claimed(origin)]);
    await claimCache(project);
    expect(await isCacheForeign(project)).toBe(false);
  },
);
