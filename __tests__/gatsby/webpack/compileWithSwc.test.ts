import path from "node:path";
import webpack from "webpack";
import { compileWithSwc } from "../../../src/gatsby/webpack/compileWithSwc";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";

const gatsbysRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, loader: "babel-loader" };
// gatsby-plugin-typescript's rule.
const typescriptsRule = { test: /\.tsx?$/, use: () => "babel-loader" };

test.each([
  ["Gatsby's", gatsbysRule],
  ["the plugin's", typescriptsRule],
])("%s rule alone is an error", (_whose, rule) => {
  expect(() => compileWithSwc([rule])).toThrow(
    "webpack has no rule of Gatsby's to compile scripts",
  );
});

const files = {
  "generic.ts":
    "export const first = <T>(list: T[], other: T) => list[0] ?? other;",
  "element.tsx": "export const show = (props: object) => <p {...props} />;",
  "element.js": "export const show = (props) => <p {...props} />;",
  "query.ts": "export const query = graphql`{ site { id } }`;",
  "page.tsx": "export const Head = () => <title>Page</title>;",
  "node_modules/packaged/index.js": "export const answer = null ?? 42;",
  "babel-loader.js": 'module.exports = () => "export const byBabel = true;";',
};

/** Compiled sources by file name. */
async function compile(...names: readonly string[]) {
  const folder = await createTemporaryFolder(files);
  const compiler = webpack({
    mode: "none",
    context: folder,
    entry: names.map((name) => `./${name}`),
    output: { path: folder },
    externals: { "react/jsx-runtime": "{}" },
    module: { rules: compileWithSwc([gatsbysRule, typescriptsRule]) },
    resolveLoader: {
      alias: {
        "swc-loader": require.resolve("swc-loader"),
        "babel-loader": path.join(folder, "babel-loader.js"),
      },
    },
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error!))),
  );
  const { modules = [], errors } = stats.toJson({ source: true });
  expect(errors).toEqual([]);
  return Object.fromEntries(
    modules.map(({ name, source }) => [name?.slice("./".length), source]),
  ) as Record<string, string>;
}

test("SWC compiles all but queries and pages, and packages stay as they are", async () => {
  const page = "page.tsx?export=head";
  const packaged = "node_modules/packaged/index.js";
  const sources = await compile(
    "generic.ts",
    "element.tsx",
    "element.js",
    "query.ts",
    page,
    packaged,
  );
  // The oldest supported browsers know `??` and spreads.
  expect(sources["generic.ts"]).toMatch(
    /\(list, other\).*list\[0\] \?\? other/,
  );
  for (const name of ["element.tsx", "element.js"])
    expect(sources[name]).toMatch(/_jsx\("p", \{\s*\.\.\.props\s*\}\)/);
  for (const name of ["query.ts", page])
    expect(sources[name]).toContain("byBabel");
  expect(sources[packaged]).toBe(files[packaged]);
});
