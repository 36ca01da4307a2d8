import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { trustedPolicies } from "../site/policy";
import { listBundledPackages } from "./webpack/bundledPackages";
import { compileBySwc } from "./webpack/compileBySwc";
import { minifyBySwc } from "./webpack/minifyBySwc";

interface Loader {
  options?: {
    limit?: number;
    modules?: { localIdentName?: string };
    presets?: unknown[];
  };
}

interface Rule {
  test?: unknown;
  use?: Loader | Loader[];
  oneOf?: Rule[];
}

interface Config {
  devtool: string | false;
  plugins: (object & { options?: { ignoreOrder?: boolean } })[];
  output: { trustedTypes?: string };
  resolve: { alias: Record<string, string | false> };
  module: { rules: Rule[] };
  optimization?: { minimizer?: object[] };
}

const loadersIn = ({ use = [], oneOf = [] }: Rule): Loader[] => [
  ...[use].flat(),
  ...oneOf.flatMap(loadersIn),
];

/** Whether a rule has Babel compile packages. */
const compilesPackages = (rule: Rule): boolean =>
  loadersIn(rule).some(({ options }) =>
    /babel-preset-gatsby.+dependencies/.test(
      JSON.stringify(options?.presets ?? []),
    ),
  );

/**
 * Has packages bundled as published. Compiled by Babel, they would make the script
 * of every page 3 kB larger, because webpack then finds less code that is unused.
 * @throws if Gatsby's rule for packages isn't there
 */
function bundleAsPublished(rules: readonly Rule[]): void {
  const found = rules.filter(compilesPackages);
  if (!found.length)
    throw new Error("webpack has no rule of Gatsby's to compile packages");
  for (const rule of found) rule.use = [];
}

/**
 * A browser script of Gatsby's, 3 kB, for scripts that run in a worker: there are
 * none. Webpack matches an alias against the real path, which is elsewhere when
 * packages are symlinked.
 */
const unusedScript = fs.realpathSync(
  path.resolve(
    "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ),
);

/**
 * Adapts Gatsby's webpack configuration:
 * - CSS order is ignored: modules style only their own classes, and the base
 *   styles are in a lower cascade layer.
 * - Every page inlines part of the CSS, so class names are short, and no file
 *   such as the font is embedded in it.
 * - In builds, SWC compiles what it can and minifies, and there are no source maps.
 * - Packages are bundled as published, which every supported browser understands.
 * - Scripts load other scripts under a Trusted Types policy, without which
 *   browsers block them.
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Config)();
  config.resolve.alias[unusedScript] = false;
  for (const { constructor, options } of config.plugins)
    if (constructor.name === "MiniCssExtractPlugin" && options)
      options.ignoreOrder = true;
  for (const { options } of config.module.rules.flatMap(loadersIn)) {
    if (options?.limit) options.limit = 0;
    if (options?.modules?.localIdentName && stage.startsWith("build"))
      options.modules.localIdentName = "[hash:base64:5]";
  }
  if (stage.startsWith("build")) config.devtool = false;
  if (stage === "build-javascript") {
    bundleAsPublished(config.module.rules);
    config.module.rules = compileBySwc(config.module.rules);
    config.output.trustedTypes = trustedPolicies.runtime;
    minifyBySwc(config.optimization?.minimizer);
    config.plugins.push(listBundledPackages);
  }
  if (stage === "build-html")
    config.module.rules = compileBySwc(config.module.rules, {
      targets: { node: process.versions.node },
    });
  actions.replaceWebpackConfig(config);
};
