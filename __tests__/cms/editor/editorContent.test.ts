import { EditorContent } from "../../../src/cms/editor/editorContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { formatDiagnosticMessage } from "../../../src/content/model/diagnostics";
import { company, pages } from "../../fixture/content";
import {
  editedFixtureFile,
  fixtureFiles as files,
  fixtureFilesWith,
} from "../../support/fixtureFiles";

const everett = "cities/everett.md";
const city = editedFixtureFile(everett);
const large = { width: 2000, height: 1500, bytes: 1000 };
const pictures = Object.fromEntries(
  [
    "share",
    "cities/harbor",
    "cities/hill",
    "home/hero",
    "posts/valley",
    "services/boxes",
  ].map((name) => [`images/${name}.jpg`, large]),
);
const content = {
  files,
  pictures,
  released: [],
  unread: [],
  siteUrl: "https://www.movers.example",
  buildYear: "2026",
  areaMap: null,
};
const calling = editedFixtureFile(
  everett,
  {},
  { body: `Call ${company.phone}.` },
);
const withPicture = (src: string) =>
  editedFixtureFile(everett, { image: { src, alt: "A truck at noon" } });

const local = () => new EditorContent(content, true);
const opened = (file: ContentFile, isNew = false) => ({
  file,
  isNew,
  isNamed: true,
  branch: "",
  raw: "",
});
const fixes = (checks: EditorContent, file: ContentFile, isNew = false) =>
  checks
    .check(opened(file, isNew))
    .errors.map((error) => formatDiagnosticMessage(error));

test.each<[string, ContentFile, RegExp | undefined]>([
  ["an unchanged file", city, undefined],
  ["the company's own number", calling, /Write \{phone\} instead of/],
  [
    "a picture that isn't there",
    withPicture("/images/cities/no.jpg"),
    /no\.jpg|no such/i,
  ],
  [
    "a service taken off while others name it",
    editedFixtureFile("services/local-moving.md", { draft: true }),
    /draft/,
  ],
])("%s", (_name, file, message) => {
  const found = fixes(local(), file);
  if (message) expect(found.join("\n")).toMatch(message);
  else expect(found).toEqual([]);
});

test("what a draft lacks is only a warning", () => {
  const draft = {
    path: "posts/later.md",
    frontMatter: { name: "Later", draft: true },
    body: calling.body,
  };
  const { errors, warnings } = local().check(opened(draft, true));
  expect(errors).toEqual([]);
  expect(warnings.length).toBeGreaterThan(3);
});

test("an existing error is not blamed on another file", () => {
  const checks = new EditorContent(
    { ...content, files: fixtureFilesWith(calling) },
    true,
  );
  expect(fixes(checks, editedFixtureFile("cities/edmonds.md"))).toEqual([]);
});

test("a second page doesn't get the name of another", () => {
  expect(fixes(local(), city, true)).toEqual([
    expect.stringContaining("content/cities/everett.md has this one"),
  ]);
});

test("an upload is known by its name, and judged", () => {
  const checks = local();
  checks.recordUpload("new.jpg", { ...large, width: 900 });
  expect(fixes(checks, withPicture("/images/cities/new.jpg"))).toEqual([
    expect.stringContaining("900 × 1500 pixels"),
  ]);
});

test("on the live site the form may name a picture that waits, and later files what was saved", () => {
  const checks = new EditorContent(content, false);
  expect(fixes(checks, withPicture("/images/cities/waits.jpg"))).toEqual([]);
  const county = editedFixtureFile(
    "counties/snohomish-county.md",
    {},
    { path: "counties/other-county.md" },
  );
  checks.recordSave(county);
  expect(checks.files).toContain(county);
});

test("on the live site a link to what isn't published may be right", () => {
  const post = editedFixtureFile(
    "posts/everett-living-guide.md",
    {},
    { body: "[Next](/blog/next)" },
  );
  expect(fixes(local(), post)).toEqual([
    expect.stringContaining("There is no such page."),
  ]);
  const { errors, warnings } = new EditorContent(content, false).check(
    opened(post),
  );
  expect(errors).toEqual([]);
  expect(warnings.map((error) => formatDiagnosticMessage(error))).toEqual([
    expect.stringContaining("Nothing with this name is published."),
  ]);
});

test.each([
  ["cities/everett.md", "content/testimonials/jane.md city"],
  ["settings/company.md", "content/settings/company.md "],
  ["pages/404.md", "content/pages/404.md "],
  ["images/cities/harbor.jpg", "content/cities/everett.md image.src"],
  ["images/share.jpg", "content/settings/company.md shareImage.src"],
  ["images/logo.svg", "content/images/logo.svg "],
])("content/%s can't be deleted because of %s", (path, use) => {
  const uses = local().findDeletionErrors([`content/${path}`]);
  expect(uses.map(({ file, fieldPath }) => `${file} ${fieldPath}`)).toContain(
    use,
  );
});

test("a page that visitors know is deleted after its address leads elsewhere", () => {
  const path = "posts/moving-tips-and-tricks.md";
  const site = { ...content, released: [pages.post] };
  const uses = new EditorContent(site, true).findDeletionErrors([
    `content/${path}`,
  ]);
  expect(uses.map((error) => formatDiagnosticMessage(error)).join()).toContain(
    "Switch Draft on",
  );
});

test("what nothing needs can be deleted", () => {
  const spare = {
    ...content,
    pictures: { ...pictures, "images/x.jpg": large },
  };
  expect(
    new EditorContent(spare, true).findDeletionErrors(["content/images/x.jpg"]),
  ).toEqual([]);
});

test("a published page stays at its address, but a draft may move", () => {
  const moved = (path: string) =>
    fixes(local(), editedFixtureFile(path, { county: "skagit-county" }));
  expect(moved(everett)).toEqual([
    "Leave it as it was: it is part of the page's address, /locations/snohomish-county/everett, to which links lead. Somebody with the files can change them all together.",
  ]);
  expect(moved("cities/marysville.md")).toEqual([]);
});
