import path from "node:path";

const swc = {
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
};

/**
 * Configures a Jest project.
 * @param {string} displayName its name for `--selectProjects`
 * @param {readonly string[]} testMatch globs of its tests, below `__tests__`
 * @param {object} more additional settings
 */
export const defineProject = (displayName, testMatch, more = {}) => ({
  displayName,
  rootDir: path.resolve(import.meta.dirname, "../.."),
  testMatch: testMatch.map((glob) => `<rootDir>/__tests__/${glob}`),
  transform: { "^.+\\.(?:mjs|[jt]sx?)$": ["@swc/jest", swc] },
  // Only these folders, because Jest lists all files in its roots.
  roots: ["<rootDir>/src", "<rootDir>/__tests__"],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/support/cssModule.ts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.ts",
  },
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  ...more,
});

/** Settings that start one browser and one server, which all tests of a project share. */
export const withBrowser = {
  globalSetup: "<rootDir>/__tests__/config/startBrowser.ts",
  globalTeardown: "<rootDir>/__tests__/config/stopBrowser.ts",
};

/** Folders whose tests need a built site. */
export const siteTestFolders = [
  "rules",
  "everyPage",
  "built",
  "visitor",
  "engines",
  "everyHost",
  "editor",
];

/** Tests that start a process for each step: a build, a release, a server, or a command of the docs. */
export const processTests = [
  "docs/commands.test.ts",
  "gatsby/queryTypes.test.ts",
  "hosts/collectServer.test.ts",
  "hosts/release.test.ts",
  "hosts/server/main.test.ts",
];

const anyTest = "**/*.test.{ts,tsx}";
export const testsIn = (...folders) =>
  folders.map((folder) => `${folder}/${anyTest}`);
export const everyTest = [anyTest];
