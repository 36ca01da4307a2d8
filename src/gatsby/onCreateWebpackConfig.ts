import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { trustedPolicies } from "../site/trustedTypes";
import { stylesInHash } from "./stylesInHash";

interface StylePlugin {
  options: { ignoreOrder?: boolean };
}

interface Loader {
  options?: { modules?: { localIdentName?: string } };
}

interface Rule {
  use?: Loader | Loader[];
  oneOf?: Rule[];
}

interface Config {
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
 * What gatsby-plugin-manifest runs in browsers is for translated sites; here it
 * does nothing, but takes 2 kB of Gatsby along.
 */
const manifestScript = path.resolve(
  "node_modules/gatsby-plugin-manifest/gatsby-browser.js",
);

/**
 * All styles are one file. Modules style their own classes only and the base
 * styles are in a layer below them, so the order of modules means nothing.
 * The file stands in every page, hence the short class names of a build.
 * Scripts load others under a policy of their own, without which browsers refuse
 * them.
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Config)();
  config.resolve.alias[manifestScript] = false;
  for (const plugin of config.plugins.filter(isStylePlugin))
    plugin.options.ignoreOrder = true;
  if (stage.startsWith("build"))
    for (const { options } of config.module.rules.flatMap(loadersIn))
      if (options?.modules?.localIdentName)
        options.modules.localIdentName = "[hash:base64:5]";
  if (stage === "build-javascript")
    config.output.trustedTypes = trustedPolicies.runtime;
  if (stage === "build-html")
    config.plugins.push(stylesInHash(path.resolve("src")));
  actions.replaceWebpackConfig(config);
};
