export * from "./src/gatsby";
