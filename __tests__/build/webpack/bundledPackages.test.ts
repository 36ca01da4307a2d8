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

test("the folders of packages are listed once, and the project's files are not", async () => {
  expect(
    await listOf(
      file("node_modules/react/index.js"),
      file("node_modules/react/jsx-runtime.js"),
      file("node_modules/@babel/runtime/helpers/extends.js"),
      file("node_modules/gatsby/node_modules/eslint/lib/api.js"),
      { modules: [file("node_modules/formik/dist/formik.esm.js")] },
      file("src/components/Card.tsx"),
      // Gatsby copies its own browser code there.
      file(".cache/loader.js"),
      {},
    ),
  ).toEqual([
    "node_modules/@babel/runtime",
    "node_modules/formik",
    "node_modules/gatsby",
    "node_modules/gatsby/node_modules/eslint",
    "node_modules/react",
  ]);
});
