import path from "node:path";
import type { GatsbyNode } from "gatsby";
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
  module: { rules: Rule[] };
}

const isStylePlugin = (plugin: unknown): plugin is StylePlugin =>
  (plugin as object).constructor.name === "MiniCssExtractPlugin";

const loadersIn = ({ use = [], oneOf = [] }: Rule): Loader[] => [
  ...[use].flat(),
  ...oneOf.flatMap(loadersIn),
];

/**
 * All styles are one file. Modules style their own classes only and the base
 * styles are in a layer below them, so the order of modules means nothing.
 * The file stands in every page, hence the short class names of a build.
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Config)();
  for (const plugin of config.plugins.filter(isStylePlugin))
    plugin.options.ignoreOrder = true;
  if (stage.startsWith("build"))
    for (const { options } of config.module.rules.flatMap(loadersIn))
      if (options?.modules?.localIdentName)
        options.modules.localIdentName = "[hash:base64:5]";
  if (stage === "build-html")
    config.plugins.push(stylesInHash(path.resolve("src")));
  actions.replaceWebpackConfig(config);
};
