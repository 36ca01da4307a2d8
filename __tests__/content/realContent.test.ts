import { checkFolder } from "../../src/content-check/checkFolder";
import { formatFaults } from "../../src/content-model/faults";
import { contentFiles } from "../support/contentFiles";

test("every file of the site's content is right", async () => {
  const { entries, faults } = await checkFolder(process.cwd());
  expect(formatFaults(faults)).toBe(formatFaults([]));
  expect(entries).toHaveLength(contentFiles.length);
});
