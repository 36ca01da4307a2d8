import path from "node:path";

/** Packages that ship ES modules only, which Jest has to compile. */
const esModules = [
  "gatsby",
  "gatsby-script",
  "gatsby-link",
  "zod",
  "zod-formik-adapter",
  "lodash-es",
  "formik",
  "d3-geo",
  "d3-array",
  "internmap",
  "github-slugger",
];

const swc = {
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
};

/**
 * The settings of a Jest project.
 * @param {string} displayName what `--selectProjects` calls it
 * @param {readonly string[]} testMatch its tests, below `__tests__`
 * @param {object} more settings of its own
 */
export const project = (displayName, testMatch, more = {}) => ({
  displayName,
  rootDir: path.resolve(import.meta.dirname, "../.."),
  testMatch: testMatch.map((glob) => `<rootDir>/__tests__/${glob}`),
  transform: { "^.+\\.(?:mjs|[jt]sx?)$": ["@swc/jest", swc] },
  transformIgnorePatterns: [`node_modules/(?!(${esModules.join("|")})/)`],
  modulePathIgnorePatterns: [
    "<rootDir>/public/",
    "<rootDir>/.cache/",
    "<rootDir>/.fixture-",
  ],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/support/cssModule.ts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  ...more,
});

/** One browser and one server for all tests of a project. */
export const withBrowser = {
  globalSetup: "<rootDir>/__tests__/config/startBrowser.ts",
  globalTeardown: "<rootDir>/__tests__/config/stopBrowser.ts",
  setupFilesAfterEnv: ["<rootDir>/__tests__/config/retryOnce.ts"],
};

/** Folders whose tests ask a built site. */
export const siteFolders = [
  "rules",
  "everyPage",
  "built",
  "browser",
  "engines",
  "hosts",
  "builds",
];

const anyTest = "**/*.test.{ts,tsx}";
export const testsIn = (...folders) =>
  folders.map((folder) => `${folder}/${anyTest}`);
export const everyTest = [anyTest];
