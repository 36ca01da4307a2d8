import { skipFunctions } from "../../src/gatsby/skipFunctions";

const command = process.env.gatsby_executing_command;

afterEach(() => {
  if (command === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = command;
});

/** Hooks that plugins still have when a Gatsby command has started. */
function hooksLeft(executing: string, env: NodeJS.ProcessEnv) {
  process.env.gatsby_executing_command = executing;
  const flattenedPlugins = ["functions", "gatsby-plugin-image"].map((name) => ({
    name,
    nodeAPIs: ["onPreBootstrap"],
  }));
  skipFunctions({ getState: () => ({ flattenedPlugins }) }, env);
  return flattenedPlugins.map(({ nodeAPIs }) => nodeAPIs.length);
}

test("a build for a host without functions compiles none", () => {
  expect(hooksLeft("build", {})).toEqual([0, 1]);
});

test.each([
  ["develop", {}],
  ["build", { NETLIFY: "true" }],
  ["build", { COMPILE_FUNCTIONS: "true" }],
])("%s with %j compiles them", (executing, env) => {
  expect(hooksLeft(executing, env)).toEqual([1, 1]);
});
