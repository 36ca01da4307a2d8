/** The build's hooks in the order in which Gatsby calls them. */
export { onPreInit, onPreBootstrap } from "./src/build/onPreInit";
export { createSchemaCustomization } from "./src/build/createSchemaCustomization";
export { createResolvers } from "./src/build/createResolvers";
export { onCreateNode, shouldOnCreateNode } from "./src/build/onCreateNode";
export { onCreateWebpackConfig } from "./src/build/onCreateWebpackConfig";
export { createPages } from "./src/build/createPages";
export { onPostBootstrap } from "./src/build/onPreInit";
export { onCreateDevServer } from "./src/build/onCreateDevServer";
export { onPostBuild } from "./src/build/onPostBuild";
