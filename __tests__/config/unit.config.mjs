import { everyTest, processTests, project, siteFolders } from "./shared.mjs";

/** Tests that need no built site. */
export default project("unit", everyTest, {
  setupFilesAfterEnv: ["<rootDir>/__tests__/config/failOnOutput.ts"],
  testPathIgnorePatterns: [
    `/__tests__/(?:${siteFolders.join("|")})/`,
    ...processTests.map((file) => `/__tests__/${file}`),
  ],
});
