import type { GatsbyNode } from "gatsby";

interface StylePlugin {
  options: { ignoreOrder?: boolean };
}

const isStylePlugin = (plugin: unknown): plugin is StylePlugin =>
  (plugin as object).constructor.name === "MiniCssExtractPlugin";

/**
 * All styles are one file. Modules style their own classes only and the base
 * styles are in a layer below them, so the order of modules means nothing.
 */
export const onCreateWebpackConfig: NonNullable<
  GatsbyNode["onCreateWebpackConfig"]
> = ({ getConfig, actions }) => {
  const config = (getConfig as () => { plugins: unknown[] })();
  for (const plugin of config.plugins.filter(isStylePlugin))
    plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
