import { checkContent } from "../../src/content-model/checkContent";
import { formatFaults } from "../../src/content-model/faults";
import { contentFiles, imageFiles } from "../support/contentFiles";

test("every file of the site's content is right", () => {
  const { entries, faults } = checkContent(contentFiles, imageFiles);
  expect(formatFaults(faults)).toBe(formatFaults([]));
  expect(entries).toHaveLength(contentFiles.length);
});
