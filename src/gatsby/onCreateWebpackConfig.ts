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
 * Ignores the order of CSS files: modules style only their classes, and the base styles are in
 * a lower cascade layer.
 */
function ignoreCssOrder(cssExtractPlugins: WebpackConfig["plugins"]): void {
  for (const { options } of cssExtractPlugins)
    if (options) options.ignoreOrder = true;
}

/** Embeds no file, such as the font, in CSS, because every page inlines its CSS. */
function embedNoFiles(inlineLoaders: readonly Loader[]): void {
  for (const { options } of inlineLoaders) if (options) options.limit = 0;
}

/** Shortens class names, because every page inlines its CSS. */
function shortenClassNames(cssModuleLoaders: readonly Loader[]): void {
  for (const { options } of cssModuleLoaders)
    if (options?.modules) options.modules.localIdentName = "[hash:base52:4]";
}

/**
 * Passes CSS modules that another module composes through PostCSS, too. Otherwise their styles
 * would lack prefixes, and a page that also imports the modules would have the styles twice.
 */
function prefixComposedModules(cssModuleLoaders: readonly Loader[]): void {
  for (const { options } of cssModuleLoaders)
    if (options) options.importLoaders = 1;
}

/** Makes a missing class of a CSS module an error, like any missing export. */
function rejectMissingExports({ module }: WebpackConfig): void {
  module.parser = {
    ...module.parser,
    javascript: { ...module.parser?.javascript, exportsPresence: "error" },
  };
}

/**
 * Adapts the handling of CSS.
 * @throws if the build of the browser's scripts lacks a part that is adapted
 */
function adaptCss({ plugins, module }: WebpackConfig, stage: string): void {
  const cssExtractPlugins = plugins.filter(
    ({ constructor }) => constructor.name === "MiniCssExtractPlugin",
  );
  const loaders = module.rules.flatMap(collectLoaders);
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
  ignoreCssOrder(cssExtractPlugins);
  embedNoFiles(inlineLoaders);
  prefixComposedModules(cssModuleLoaders);
  if (stage.startsWith("build")) shortenClassNames(cssModuleLoaders);
}

/**
 * Makes builds faster: no source maps, SWC for the files that don't need Babel, and no webpack
 * cache. Every build starts without a cache, and writing one takes a fifth of a build's time.
 */
function speedUpBuild(config: WebpackConfig): void {
  config.devtool = false;
  config.cache = false;
  config.module.rules = compileWithSwc(config.module.rules);
}

/**
 * Adapts Gatsby's webpack configuration.
 * @throws if Gatsby's configuration lacks a part that is adapted
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => WebpackConfig)();
  for (const script of unusedScripts) config.resolve.alias[script] = false;
  rejectMissingExports(config);
  adaptCss(config, stage);
  if (stage.startsWith("build")) speedUpBuild(config);
  if (stage === "build-javascript") {
    minifyWithSwc(config.optimization?.minimizer);
    splitByPage(config);
    Object.assign(config.resolve.alias, helmetAlias);
    config.plugins.push(licenseNoticesPlugin);
  }
  actions.replaceWebpackConfig(config);
};
