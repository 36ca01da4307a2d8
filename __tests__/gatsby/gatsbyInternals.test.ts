import type { RenderBodyArgs } from "gatsby";
import { builtPage } from "../../src/gatsby/gatsbyInternals";
import { temporaryFolder } from "../support/temporaryFolder";

const project = process.cwd();

const written = {
  "public/chunk-map.json": JSON.stringify({
    app: ["/app-1.js"],
    loader: ["/loader-1.js"],
    "component---plan": ["/component---plan.1.css", "/component---plan-1.js"],
  }),
  "public/page-data/app-data.json": '{"webpackCompilationHash":"c0ffee"}',
};

const args = {
  pathname: "/plan",
  bodyHtml: "<main></main>",
  scripts: [{ name: "framework-1.js" }, { name: "app-1.js" }],
  loadPageDataSync: () => ({
    componentChunkName: "component---plan",
    staticQueryHashes: ["123"],
  }),
} as unknown as RenderBodyArgs;

afterEach(() => process.chdir(project));

test.each([
  ["no HTML", { bodyHtml: undefined }, {}, "There is no bodyHtml"],
  ["no scripts", { scripts: undefined }, {}, "There is no scripts"],
  [
    "other page data",
    { loadPageDataSync: () => ({}) },
    {},
    "There is no staticQueryHashes",
  ],
  [
    "a page without a script",
    {},
    { "public/chunk-map.json": '{"loader":["/loader-1.js"]}' },
    "There is no script of component---plan",
  ],
  [
    "no hash",
    {},
    { "public/page-data/app-data.json": "{}" },
    "There is no webpackCompilationHash",
  ],
])("a Gatsby with %s is an error", async (_what, other, files, error) => {
  process.chdir(await temporaryFolder({ ...written, ...files }));
  expect(() => builtPage({ ...args, ...other } as RenderBodyArgs)).toThrow(
    error,
  );
});
