import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { formatDiagnosticMessage } from "../../../src/content/model/diagnostics";
import {
  editedFixtureFile,
  fixtureFilesWith,
  fixturePictures,
} from "../../support/fixtureFiles";

const today = "2026-12-01";

/** Locations of errors, and the beginnings of their messages. */
const errorsWith = (...files: ContentFile[]) =>
  checkContent(
    { files: fixtureFilesWith(...files), pictures: fixturePictures },
    today,
  ).errors.map(
    ({ file, fieldPath, ...advice }) =>
      `${file.replace("content/", "")} ${fieldPath}: ${formatDiagnosticMessage(advice).slice(0, 20)}`,
  );

const tips = "moving-tips-and-tricks";
const body = `[Read on](/blog/${tips})`;
const scheduled = (date: string) =>
  editedFixtureFile(`posts/${tips}.md`, { date });

test("a draft may name drafts and published pages", () => {
  const links = ["marysville", "edmonds"].map(
    (name) => `[It](/locations/snohomish-county/${name})`,
  );
  const post = editedFixtureFile(
    `posts/${tips}.md`,
    { draft: true, city: "marysville" },
    { body: links.join(" and ") },
  );
  expect(errorsWith(post)).toEqual([]);
});

test("a county can't be a draft while its cities are published", () => {
  const path = "counties/snohomish-county.md";
  const errors = errorsWith(editedFixtureFile(path, { draft: true }));
  expect(errors).toContain("cities/everett.md county: This county is a dra");
  expect(errors.join()).not.toContain("marysville");
});

test.each([
  ["2026-12-02", ["services/local-moving.md body: This page is schedul"]],
  ["2026-12-01", []],
])("a post of %s, linked on 1 December: %j", (date, errors) => {
  const service = editedFixtureFile("services/local-moving.md", {}, { body });
  expect(errorsWith(scheduled(date), service)).toEqual(errors);
});

test("a scheduled post may be linked from pages that are not published earlier", () => {
  const second = (date: string) =>
    editedFixtureFile(
      "posts/everett-living-guide.md",
      { name: "Second", title: "Second", description: "d".repeat(120), date },
      { path: "posts/second.md", body },
    );
  const first = scheduled("2026-12-05");
  expect(errorsWith(first, second("2026-12-05"))).toEqual([]);
  expect(errorsWith(first, second("2026-12-04"))).toHaveLength(1);
});
