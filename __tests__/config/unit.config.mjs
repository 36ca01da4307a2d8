import { everyTest, project, siteFolders } from "./shared.mjs";

/** Tests that need no built site. */
export default project("unit", everyTest, {
  testPathIgnorePatterns: [
    `/__tests__/(?:${siteFolders.join("|")})/`,
    "/docs/commands",
  ],
});
