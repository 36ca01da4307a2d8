import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { trustedPolicies } from "../site/trustedTypes";
import { assetsInHash } from "./webpack/assetsInHash";
import { listBundledPackages } from "./webpack/bundledPackages";
import {
  bundlersDigest,
  sparedBuildDependencies,
} from "./webpack/bundlersDigest";
import { stylesInHash } from "./webpack/stylesInHash";

interface StylePlugin {
  options: { ignoreOrder?: boolean };
}

interface Loader {
  options?: { limit?: number; modules?: { localIdentName?: string } };
}

interface Rule {
  use?: Loader | Loader[];
  oneOf?: Rule[];
}

interface Config {
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  devtool: string | false;
  plugins: unknown[];
  output: { trustedTypes?: string };
  resolve: { alias: Record<string, string | false> };
  module: { rules: Rule[] };
}

const isStylePlugin = (plugin: unknown): plugin is StylePlugin =>
  (plugin as object).constructor.name === "MiniCssExtractPlugin";

const loadersIn = ({ use = [], oneOf = [] }: Rule): Loader[] => [
  ...[use].flat(),
  ...oneOf.flatMap(loadersIn),
];

/**
 * What plugins run in browsers, and does nothing here: one is for translated
 * sites, the other for scripts in a worker. They take 7 kB along. Packages may
 * be elsewhere: webpack knows the files by where they really are.
 */
const idleScripts = [
  "gatsby-plugin-manifest/gatsby-browser.js",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
].map((file) => fs.realpathSync(path.resolve("node_modules", file)));

/**
 * All styles are one file. Modules style their own classes only and the base
 * styles are in a layer below them, so the order of modules means nothing.
 * Of this file every page has a part, hence the short class names of a build, and
 * no file within it: the font is one of its own, however small.
 * Scripts load others under a policy of their own, without which browsers refuse
 * them.
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Config)();
  for (const script of idleScripts) config.resolve.alias[script] = false;
  for (const plugin of config.plugins.filter(isStylePlugin))
    plugin.options.ignoreOrder = true;
  for (const { options } of config.module.rules.flatMap(loadersIn)) {
    if (options?.limit) options.limit = 0;
    if (options?.modules?.localIdentName && stage.startsWith("build"))
      options.modules.localIdentName = "[hash:base64:5]";
  }
  if (config.cache) {
    config.cache.version = bundlersDigest();
    config.cache.buildDependencies = { defaultWebpack: [] };
    config.plugins.push(sparedBuildDependencies);
  }
  if (stage === "build-javascript") {
    // `removeBuildFiles` would delete the maps.
    config.devtool = false;
    config.output.trustedTypes = trustedPolicies.runtime;
    config.plugins.push(listBundledPackages, assetsInHash);
  }
  if (stage === "build-html")
    config.plugins.push(
      stylesInHash(path.resolve("src"), String(process.env.DEFER_HYDRATION)),
    );
  actions.replaceWebpackConfig(config);
};
