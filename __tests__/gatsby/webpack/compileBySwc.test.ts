import { compileBySwc } from "../../../src/gatsby/webpack/compileBySwc";

test.each([
  { test: /\.(js|mjs|jsx|ts|tsx)$/, loader: "babel-loader" },
  // The rule of gatsby-plugin-typescript.
  { test: /\.tsx?$/, use: () => "babel-loader" },
])("Gatsby with the rule %j alone is an error", (rule) => {
  expect(() => compileBySwc([rule])).toThrow(
    "webpack has no rule of Gatsby's to compile scripts",
  );
});
