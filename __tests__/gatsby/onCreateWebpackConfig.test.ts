import { onCreateWebpackConfig } from "../../src/gatsby/onCreateWebpackConfig";
import { licenseNoticesPlugin } from "../../src/gatsby/webpack/licenseNoticesPlugin";

class MiniCssExtractPlugin {
  options = {};
}

class TerserPlugin {
  static swcMinify = () => "";
  options = {};
}

const scriptRules = [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: [] },
  { test: /\.tsx?$/, use: () => [] },
];
const embedding = (limit: number) => ({ use: { options: { limit } } });
const naming = (localIdentName: string, more = {}) => ({
  oneOf: [{ use: [{ options: { modules: { localIdentName }, ...more } }] }],
});

const chunks: (chunk: { name?: string }) => boolean = () => true;

/** The adapted parts of Gatsby's configuration for the scripts of a build. */
const gatsbysConfig = () => ({
  cache: {},
  devtool: "source-map",
  entry: { app: "production-app" },
  plugins: [new MiniCssExtractPlugin()],
  resolve: { alias: {} },
  module: {
    rules: [...scriptRules, embedding(10_000), naming("[name]--[local]")],
    parser: { javascript: { url: false } },
  },
  optimization: {
    minimizer: [new TerserPlugin()],
    splitChunks: { chunks, cacheGroups: { lib: {}, shared: {}, styles: {} } },
  },
});

/** Runs the hook for a build stage, on the configuration with changes. */
async function adapt(stage: string, changes: object = {}) {
  const config = { ...gatsbysConfig(), ...changes };
  const replaceWebpackConfig = jest.fn();
  const actions = { replaceWebpackConfig };
  await onCreateWebpackConfig(
    { stage, getConfig: () => config, actions } as unknown as Parameters<
      typeof onCreateWebpackConfig
    >[0],
    { plugins: [] },
    () => undefined,
  );
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
  return config;
}

test.each(["develop", "build-html", "build-javascript"])(
  "in the stage %s, a class or another export that is missing is an error, beside what Gatsby sets",
  async (stage) => {
    const { module } = await adapt(stage);
    const javascript = { url: false, exportsPresence: "error" };
    expect(module.parser).toEqual({ javascript });
  },
);

test("a build splits scripts and styles by page alone, and leaves the loader whole", async () => {
  const { entry, optimization } = await adapt("build-javascript");
  expect(entry).toEqual({
    app: "production-app",
    loader: { import: "./src/browser/pageScript.ts", runtime: false },
  });
  const { splitChunks } = optimization;
  expect(splitChunks.cacheGroups).toEqual({ lib: {} });
  const isSplit = [{ name: "app" }, {}, { name: "loader" }].map(
    splitChunks.chunks,
  );
  expect(isSplit).toEqual([true, true, false]);
});

test("a build has short class names, no embedded files, no source maps and no cache", async () => {
  const { module, ...config } = await adapt("build-javascript");
  const [, ...styleRules] = module.rules;
  expect(styleRules).toEqual([
    embedding(0),
    naming("[hash:base52:4]", { importLoaders: 1 }),
  ]);
  const implementation = TerserPlugin.swcMinify;
  expect(config).toMatchObject({
    cache: false,
    devtool: false,
    plugins: [{ options: { ignoreOrder: true } }, licenseNoticesPlugin],
    resolve: { alias: { "react-helmet": expect.any(String) as string } },
    optimization: {
      minimizer: [{ options: { minimizer: { implementation } } }],
    },
  });
});

const withRules = (...rules: object[]) => ({ module: { rules } });
const withGroups = (cacheGroups?: object) => ({
  optimization: {
    minimizer: [new TerserPlugin()],
    splitChunks: cacheGroups && { cacheGroups },
  },
});

test.each([
  ["files of styles", { plugins: [] }, "for CSS"],
  ["embedded files", withRules(...scriptRules, naming("[local]")), "for CSS"],
  ["names of classes", withRules(...scriptRules, embedding(1)), "for CSS"],
  ["Babel", withRules(embedding(1), naming("[local]")), "to compile scripts"],
  ["Terser", { optimization: {} }, "no TerserPlugin"],
  ["splitting", withGroups(), "no splitting of chunks"],
  ["shared chunks", withGroups({ styles: {} }), "no group of shared chunks"],
  [
    "a chunk of styles",
    withGroups({ shared: {} }),
    "no group of shared chunks",
  ],
])("a build by a Gatsby without %s is an error", async (...row) => {
  const [, changes, message] = row;
  await expect(adapt("build-javascript", changes)).rejects.toThrow(message);
});
