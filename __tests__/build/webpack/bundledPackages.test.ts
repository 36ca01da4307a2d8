import path from "node:path";
import {
  bundledPackages,
  listBundledPackages,
} from "../../../src/build/webpack/bundledPackages";
import { temporaryFolder } from "../../support/temporaryFolder";

const started = process.cwd();
afterEach(() => process.chdir(started));

interface Module {
  readonly resource?: string;
  readonly modules?: readonly Module[];
}

/** The list after webpack has bundled modules. */
async function listOf(...modules: readonly Module[]) {
  process.chdir(await temporaryFolder({ ".cache/kept": "" }));
  listBundledPackages.apply({
    hooks: {
      done: { tap: (_name, hook) => hook({ compilation: { modules } }) },
    },
  });
  return bundledPackages();
}

const file = (name: string) => ({ resource: path.join("/site", name) });

test("each package is listed once, and the project's files are omitted", async () => {
  expect(
    await listOf(
      file("node_modules/react/index.js"),
      file("node_modules/react/jsx-runtime.js"),
      file("src/components/Card.tsx"),
      {},
    ),
  ).toEqual(["node_modules/react"]);
});

test("scoped and nested packages are found", async () => {
  expect(
    await listOf(
      file("node_modules/@babel/runtime/helpers/extends.js"),
      file("node_modules/gatsby/node_modules/eslint/lib/api.js"),
    ),
  ).toEqual([
    "node_modules/@babel/runtime",
    "node_modules/gatsby/node_modules/eslint",
  ]);
});

test("packages in concatenated modules are found", async () => {
  expect(
    await listOf({ modules: [file("node_modules/formik/dist/formik.esm.js")] }),
  ).toEqual(["node_modules/formik"]);
});

test("files in the cache count as Gatsby's", async () => {
  expect(await listOf(file(".cache/loader.js"))).toEqual([
    "node_modules/gatsby",
  ]);
});
