import {
  everyTest,
  processTests,
  defineProject,
  siteTestFolders,
} from "./shared.mjs";

/** Tests that need no built site. */
export default defineProject("unit", everyTest, {
  setupFilesAfterEnv: ["<rootDir>/__tests__/config/failOnOutput.ts"],
  testPathIgnorePatterns: [
    `/__tests__/(?:${siteTestFolders.join("|")})/`,
    ...processTests.map((file) => `/__tests__/${file}`),
  ],
});
