/** The build hooks in the order Gatsby calls them. */
export { onPreInit } from "./onPreInit";
export { onPluginInit } from "./onPluginInit";
export { onPreBootstrap } from "./onPreBootstrap";
export { createSchemaCustomization } from "./createSchemaCustomization";
export { createResolvers } from "./createResolvers";
export { onCreateNode, shouldOnCreateNode } from "./onCreateNode";
export { onCreateWebpackConfig } from "./onCreateWebpackConfig";
export { createPages } from "./createPages";
export { onPostBootstrap } from "./onPostBootstrap";
export { onPreBuild } from "./onPreBuild";
export { onCreateDevServer } from "./onCreateDevServer";
export { onPostBuild } from "./onPostBuild";
