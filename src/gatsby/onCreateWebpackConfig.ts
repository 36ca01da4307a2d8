import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { required } from "../site/required";
import { compileBySwc } from "./webpack/compileBySwc";
import { licenseNotices } from "./webpack/licenseNotices";
import { minifyBySwc } from "./webpack/minifyBySwc";

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

interface Config {
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

const loadersIn = ({ use = [], oneOf = [] }: LoaderRule): Loader[] => [
  ...[use].flat(),
  ...oneOf.flatMap(loadersIn),
];

/**
 * Browser scripts of plugins that do nothing here: one is for translated sites, the
 * other for scripts in a worker. They would make every page's script 4 kB larger,
 * because one of them requires all of `gatsby`. Webpack matches an alias against
 * the real path, which is elsewhere when packages are symlinked.
 */
const unusedScripts = [
  "gatsby-plugin-manifest/gatsby-browser.js",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
].map((file) => fs.realpathSync(path.resolve("node_modules", file)));

/** Keeps react-helmet, which writes the heads of the build, out of the pages' scripts. */
const withoutHelmet = {
  "react-helmet": path.resolve("src/components/layout/absentHelmet.ts"),
};

/** The name of the loader's chunk; `gatsby-ssr.tsx` puts its file into pages. */
const loader = "loader";

/**
 * Has webpack write one file of scripts and one of styles for each page, and the
 * loader as a file of its own, which runs without webpack's runtime.
 */
function splitByPage({ entry, optimization }: Config): void {
  const splitChunks = required(
    optimization?.splitChunks,
    "splitting of chunks",
  );
  const { shared, styles, ...cacheGroups } = splitChunks.cacheGroups;
  required(shared && styles, "group of shared chunks or styles");
  entry[loader] = { import: "./src/hydration/loader.ts", runtime: false };
  Object.assign(splitChunks, {
    cacheGroups,
    chunks: ({ name }: { name?: string }) => name !== loader,
  });
}

/**
 * Adapts Gatsby's webpack configuration:
 * - CSS order is ignored: modules style only their own classes, and the base
 *   styles are in a lower cascade layer.
 * - Every page inlines its CSS, so class names are short, and no file such as the
 *   font is embedded in it.
 * - Modules that another one composes pass through PostCSS, too: else they lack
 *   prefixes, and a page that also imports them has their styles twice.
 * - A class that a CSS module lacks, like any export that is missing, is an error.
 * - In builds, SWC compiles what it can and minifies. There are no source maps, and
 *   no cache: builds start from nothing, and writing it takes a fifth of their time.
 * @throws if Gatsby's configuration no longer has what is adapted
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Config)();
  for (const script of unusedScripts) config.resolve.alias[script] = false;
  config.module.parser = {
    ...config.module.parser,
    javascript: {
      ...config.module.parser?.javascript,
      exportsPresence: "error",
    },
  };
  const loaders = config.module.rules.flatMap(loadersIn);
  const extracting = config.plugins.filter(
    ({ constructor }) => constructor.name === "MiniCssExtractPlugin",
  );
  const embedding = loaders.filter(({ options }) => options?.limit);
  const naming = loaders.filter(
    ({ options }) => options?.modules?.localIdentName,
  );
  if (
    stage === "build-javascript" &&
    [extracting, embedding, naming].some(({ length }) => length === 0)
  )
    throw new Error("Gatsby's webpack configuration for CSS has another form");
  for (const { options } of extracting) if (options) options.ignoreOrder = true;
  for (const { options } of embedding) if (options) options.limit = 0;
  for (const { options } of naming) {
    if (!options?.modules) continue;
    options.importLoaders = 1;
    if (stage.startsWith("build"))
      options.modules.localIdentName = "[hash:base52:4]";
  }
  if (stage.startsWith("build")) {
    config.devtool = false;
    config.cache = false;
    config.module.rules = compileBySwc(config.module.rules);
  }
  if (stage === "build-javascript") {
    minifyBySwc(config.optimization?.minimizer);
    splitByPage(config);
    Object.assign(config.resolve.alias, withoutHelmet);
    config.plugins.push(licenseNotices);
  }
  actions.replaceWebpackConfig(config);
};
