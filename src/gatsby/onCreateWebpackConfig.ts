import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { required } from "../shared/required";
import { compileWithSwc } from "./webpack/compileWithSwc";
import { licenseNoticesPlugin } from "./webpack/licenseNoticesPlugin";
import { minifyWithSwc } from "./webpack/minifyWithSwc";

interface Loader {
  options?: {
    limit?: number;
    importLoaders?: number;
    modules?: { localIdentName?: string };
  };
}

interface LoaderRule {
  test?: unknown;
  use?: Loader | Loader[];
  oneOf?: LoaderRule[];
}

interface WebpackConfig {
  cache: object | false;
  devtool: string | false;
  plugins: (object & { options?: { ignoreOrder?: boolean } })[];
  resolve: { alias: Record<string, string | false> };
  module: {
    rules: LoaderRule[];
    parser?: { javascript?: { exportsPresence?: "error" } };
  };
  entry: Record<string, unknown>;
  optimization?: {
    minimizer?: object[];
    splitChunks?: { cacheGroups: Record<string, unknown> };
  };
}

const collectLoaders = ({ use = [], oneOf = [] }: LoaderRule): Loader[] => [
  ...[use].flat(),
  ...oneOf.flatMap(collectLoaders),
];

/**
 * Browser scripts of plugins that do nothing on this site: gatsby-plugin-manifest's is for
 * translated sites, and Partytown's for scripts in a worker. Together they would make every
 * page's script 4 kB larger, because one of them requires all of `gatsby`. These are real
 * paths, because webpack matches an alias against real paths, and packages may be symlinked.
 */
const unusedScripts = [
  "gatsby-plugin-manifest/gatsby-browser.js",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
].map((file) => fs.realpathSync(path.resolve("node_modules", file)));

/** Keeps react-helmet out of the pages' scripts: only the build needs it, to write the heads. */
const helmetAlias = {
  "react-helmet": path.resolve("src/components/layout/helmetStub.ts"),
};

/** Name of the chunk of `src/browser/pageScript.ts`, which `gatsby-ssr.tsx` adds to each page. */
const loaderChunk = "loader";

/**
 * Makes webpack write one script and one style sheet per page, and the page script as a
 * separate file that runs without webpack's runtime.
 */
function splitByPage({ entry, optimization }: WebpackConfig): void {
  const splitChunks = required(
    optimization?.splitChunks,
    "splitting of chunks",
  );
  const { shared, styles, ...cacheGroups } = splitChunks.cacheGroups;
  required(shared && styles, "group of shared chunks or styles");
  entry[loaderChunk] = {
    import: "./src/browser/pageScript.ts",
    runtime: false,
  };
  Object.assign(splitChunks, {
    cacheGroups,
    chunks: ({ name }: { name?: string }) => name !== loaderChunk,
  });
}

/**
 * Adapts Gatsby's webpack configuration:
 * - The order of CSS files is ignored: modules style only their classes, and the base styles
 * are in a lower cascade layer.
 * - Class names are short, and no file, such as the font, is embedded in CSS, because every
 * page inlines its CSS.
 * - CSS modules that another module composes pass through PostCSS, too. Otherwise their
 * styles would lack prefixes, and a page that also imports the modules would have the styles
 * twice.
 * - A missing class of a CSS module is an error, like any missing export.
 * - In builds, SWC minifies, and compiles the files that don't need Babel. Builds write no
 * source maps, and no webpack cache: every build starts without a cache, and writing one
 * takes a fifth of a build's time.
 * @throws if Gatsby's configuration lacks a part that is adapted
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => WebpackConfig)();
  for (const script of unusedScripts) config.resolve.alias[script] = false;
  config.module.parser = {
    ...config.module.parser,
    javascript: {
      ...config.module.parser?.javascript,
      exportsPresence: "error",
    },
  };
  const loaders = config.module.rules.flatMap(collectLoaders);
  const cssExtractPlugins = config.plugins.filter(
    ({ constructor }) => constructor.name === "MiniCssExtractPlugin",
  );
  const inlineLoaders = loaders.filter(({ options }) => options?.limit);
  const cssModuleLoaders = loaders.filter(
    ({ options }) => options?.modules?.localIdentName,
  );
  if (
    stage === "build-javascript" &&
    [cssExtractPlugins, inlineLoaders, cssModuleLoaders].some(
      ({ length }) => length === 0,
    )
  )
    throw new Error("Gatsby's webpack configuration for CSS has another form");
  for (const { options } of cssExtractPlugins)
    if (options) options.ignoreOrder = true;
  for (const { options } of inlineLoaders) if (options) options.limit = 0;
  for (const { options } of cssModuleLoaders) {
    if (!options?.modules) continue;
    options.importLoaders = 1;
    if (stage.startsWith("build"))
      options.modules.localIdentName = "[hash:base52:4]";
  }
  if (stage.startsWith("build")) {
    config.devtool = false;
    config.cache = false;
    config.module.rules = compileWithSwc(config.module.rules);
  }
  if (stage === "build-javascript") {
    minifyWithSwc(config.optimization?.minimizer);
    splitByPage(config);
    Object.assign(config.resolve.alias, helmetAlias);
    config.plugins.push(licenseNoticesPlugin);
  }
  actions.replaceWebpackConfig(config);
};
