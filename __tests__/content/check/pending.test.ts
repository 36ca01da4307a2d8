import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { adviceText } from "../../../src/content/model/faults";
import { changedFile, contentWith, pictures } from "../../support/contentFiles";

const today = "2026-12-01";

/** The places of the faults and the beginnings of their remedies. */
const faultsWith = (...files: ContentFile[]) =>
  checkContent({ files: contentWith(...files), pictures }, today).faults.map(
    ({ file, field, ...advice }) =>
      `${file.replace("content/", "")} ${field}: ${adviceText(advice).slice(0, 20)}`,
  );

const tips = "moving-tips-and-tricks";
const body = `[Read on](/blog/${tips})`;
const scheduled = (date: string) => changedFile(`posts/${tips}.md`, { date });

test("a draft may name drafts and published pages", () => {
  const links = ["marysville", "edmonds"].map(
    (name) => `[It](/locations/snohomish-county/${name})`,
  );
  const post = changedFile(
    `posts/${tips}.md`,
    { draft: true, city: "marysville" },
    { body: links.join(" and ") },
  );
  expect(faultsWith(post)).toEqual([]);
});

test("a county can't be a draft while its cities are published", () => {
  const path = "counties/snohomish-county.md";
  const faults = faultsWith(changedFile(path, { draft: true }));
  expect(faults).toContain("cities/everett.md county: This county is a dra");
  expect(faults.join()).not.toContain("marysville");
});

test.each([
  ["2026-12-02", ["services/local-moving.md body: This page is schedul"]],
  ["2026-12-01", []],
])("a post of %s, linked on 1 December: %j", (date, faults) => {
  const service = changedFile("services/local-moving.md", {}, { body });
  expect(faultsWith(scheduled(date), service)).toEqual(faults);
});

test("a scheduled post may be linked from pages that are not published earlier", () => {
  const second = (date: string) =>
    changedFile(
      "posts/everett-living-guide.md",
      { name: "Second", title: "Second", description: "d".repeat(120), date },
      { path: "posts/second.md", body },
    );
  const first = scheduled("2026-12-05");
  expect(faultsWith(first, second("2026-12-05"))).toEqual([]);
  expect(faultsWith(first, second("2026-12-04"))).toHaveLength(1);
});
