/** The build's hooks in the order in which Gatsby calls them. */
export { onPreInit, onPreBootstrap } from "./src/gatsby/onPreInit";
export { createSchemaCustomization } from "./src/gatsby/createSchemaCustomization";
export { createResolvers } from "./src/gatsby/createResolvers";
export { onCreateNode, shouldOnCreateNode } from "./src/gatsby/onCreateNode";
export { onCreateWebpackConfig } from "./src/gatsby/onCreateWebpackConfig";
export { createPages } from "./src/gatsby/createPages";
export { onPostBootstrap } from "./src/gatsby/onPreInit";
export { onCreateDevServer } from "./src/gatsby/onCreateDevServer";
export { onPostBuild } from "./src/gatsby/onPostBuild";
