import { everyTest, project, siteFolders } from "./shared.mjs";

/** Tests that need no built site. */
export default project("unit", everyTest, {
  setupFilesAfterEnv: ["<rootDir>/__tests__/config/failOnOutput.ts"],
  testPathIgnorePatterns: [
    `/__tests__/(?:${siteFolders.join("|")})/`,
    "/docs/commands",
  ],
});
