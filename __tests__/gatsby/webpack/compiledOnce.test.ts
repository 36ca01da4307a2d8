import { compiledOnce } from "../../../src/gatsby/webpack/compiledOnce";

const use = () => [];

test("only the rule that compiles TypeScript a second time is left out", () => {
  const rules = [
    { test: /\.(js|mjs|jsx|ts|tsx)$/, use },
    { test: /\.tsx?$/, use },
    { test: /\.css$/, use: [] },
    { oneOf: [] },
  ];
  expect(compiledOnce(rules)).toEqual([rules[0], rules[2], rules[3]]);
});
