import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { bundleHashLength } from "../site/buildFiles";
import { isHydrationDeferred } from "../site/deferHydration";
import { trustedPolicies } from "../site/trustedTypes";
import { assetsInHash } from "./webpack/assetsInHash";
import { listBundledPackages } from "./webpack/bundledPackages";
import {
  bundlersDigest,
  skipBuildDependencies,
} from "./webpack/bundlersDigest";
import { compileBySwc } from "./webpack/compileBySwc";
import { compiledOnce } from "./webpack/compiledOnce";
import { definitionsForGatsby } from "./webpack/definitionsForGatsby";
import { setMinifiers } from "./webpack/setMinifiers";
import { shortClassNames } from "./webpack/shortClassNames";
import { stylesInHash } from "./webpack/stylesInHash";

interface StylePlugin {
  options: { ignoreOrder?: boolean };
}

interface DefinePlugin {
  definitions: Record<string, unknown>;
}

interface Loader {
  options?: {
    limit?: number;
    modules?: {
      localIdentName?: string;
      getLocalIdent?: ReturnType<typeof shortClassNames>["nameOf"];
    };
    presets?: unknown[];
    postcssOptions?: { config?: false };
  };
}

interface Rule {
  test?: unknown;
  use?: Loader | Loader[];
  oneOf?: Rule[];
}

interface Config {
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  devtool: string | false;
  plugins: object[];
  output: { trustedTypes?: string; hashDigestLength?: number };
  resolve: { alias: Record<string, string | false> };
  module: { rules: Rule[] };
  optimization?: { minimizer?: object[] };
}

interface Plugins {
  MiniCssExtractPlugin: StylePlugin;
  DefinePlugin: DefinePlugin;
}

const pluginsNamed = <Name extends keyof Plugins>(
  name: Name,
  { plugins }: Config,
) =>
  plugins.filter(
    (plugin): plugin is Plugins[Name] => plugin.constructor.name === name,
  );

const loadersIn = ({ use = [], oneOf = [] }: Rule): Loader[] => [
  ...[use].flat(),
  ...oneOf.flatMap(loadersIn),
];

/** Whether a rule has Babel compile the packages. */
const compilesPackages = (rule: Rule): boolean =>
  loadersIn(rule).some(({ options }) =>
    options?.presets
      ?.flat()
      .some(
        (preset) =>
          typeof preset === "string" &&
          /babel-preset-gatsby.dependencies/.test(preset),
      ),
  );

/**
 * Browser scripts of plugins, 7 kB in all, that do nothing here: one is for
 * translated sites, the other for scripts in a worker. Webpack matches an alias
 * against the real path, which is elsewhere when packages are symlinked.
 */
const unusedScripts = [
  "gatsby-plugin-manifest/gatsby-browser.js",
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
].map((file) => fs.realpathSync(path.resolve("node_modules", file)));

/**
 * Adapts Gatsby's webpack configuration:
 * - CSS order is ignored: modules style only their own classes, and the base
 *   styles are in a lower cascade layer.
 * - Every page inlines part of the CSS, so class names are short, and no file
 *   such as the font is embedded in it.
 * - TypeScript is compiled once, in builds by SWC where it can be. SWC and esbuild
 *   minify.
 * - A changed environment variable compiles nothing again unless it is Gatsby's.
 * - Packages are bundled as published, which every supported browser understands.
 * - Scripts load other scripts under a Trusted Types policy, without which
 *   browsers block them.
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Config)();
  const classNames = shortClassNames(path.resolve("src"));
  for (const script of unusedScripts) config.resolve.alias[script] = false;
  for (const plugin of pluginsNamed("MiniCssExtractPlugin", config))
    plugin.options.ignoreOrder = true;
  for (const plugin of pluginsNamed("DefinePlugin", config))
    plugin.definitions = definitionsForGatsby(plugin.definitions, process.env);
  config.module.rules = compiledOnce(config.module.rules);
  for (const rule of config.module.rules.filter(compilesPackages))
    rule.use = [];
  for (const { options } of config.module.rules.flatMap(loadersIn)) {
    if (options?.limit) options.limit = 0;
    // Else postcss-loader looks for one in each folder above each style sheet.
    if (options?.postcssOptions) options.postcssOptions.config = false;
    if (options?.modules?.localIdentName && stage.startsWith("build"))
      options.modules.getLocalIdent = classNames.nameOf;
  }
  if (config.cache) {
    config.cache.version = bundlersDigest(classNames.key);
    config.cache.buildDependencies = { defaultWebpack: [] };
    config.plugins.push(skipBuildDependencies);
  }
  // Source maps of scripts would only be deleted again by `removeBuildFiles`. Those
  // of the renderer mislead: Gatsby reports an error by the first map that has such
  // a line, which may be another file's.
  if (stage.startsWith("build")) config.devtool = false;
  if (stage === "build-javascript") {
    config.module.rules = compileBySwc(config.module.rules);
    config.output.trustedTypes = trustedPolicies.runtime;
    // Every page names four bundles, and webpack's runtime names all of them.
    config.output.hashDigestLength = bundleHashLength;
    setMinifiers(config.optimization?.minimizer);
    config.plugins.push(listBundledPackages, assetsInHash);
  }
  if (stage === "build-html") {
    config.module.rules = compileBySwc(config.module.rules, {
      targets: { node: process.versions.node },
    });
    config.plugins.push(
      stylesInHash(
        path.resolve("src"),
        String(isHydrationDeferred(process.env.DEFER_HYDRATION)),
      ),
    );
  }
  actions.replaceWebpackConfig(config);
};
