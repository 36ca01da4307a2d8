import { SiteChecks } from "../../src/cms/editor/siteChecks";
import type { ContentFile } from "../../src/content/model/contentFile";
import { adviceText } from "../../src/content/model/contentErrors";
import { company } from "../fixture/content";
import {
  changedFile,
  contentFiles as files,
  contentWith,
} from "../support/contentFiles";

const everett = "cities/everett.md";
const city = changedFile(everett);
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
const calling = changedFile(everett, {}, { body: `Call ${company.phone}.` });
const withPicture = (src: string) =>
  changedFile(everett, { image: { src, alt: "A truck at noon" } });

const local = () => new SiteChecks(content, true);
const opened = (file: ContentFile, isNew = false) => ({
  file,
  isNew,
  isNamed: true,
  branch: "",
  raw: "",
});
const fixes = (checks: SiteChecks, file: ContentFile, isNew = false) =>
  checks.check(opened(file, isNew)).errors.map((error) => adviceText(error));

test.each<[string, ContentFile, RegExp | undefined]>([
  ["an unchanged file", city, undefined],
  ["the company's own number", calling, /Write \{phone\} in its place/],
  [
    "a picture that isn't there",
    withPicture("/images/cities/no.jpg"),
    /no\.jpg|no such/i,
  ],
  [
    "a service taken off while others name it",
    changedFile("services/local-moving.md", { draft: true }),
    /draft/,
  ],
])("%s", (_name, file, fix) => {
  const found = fixes(local(), file);
  if (fix) expect(found.join("\n")).toMatch(fix);
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
  const checks = new SiteChecks(
    { ...content, files: contentWith(calling) },
    true,
  );
  expect(fixes(checks, changedFile("cities/edmonds.md"))).toEqual([]);
});

test("a second page doesn't get the name of another", () => {
  expect(fixes(local(), city, true)).toEqual([
    expect.stringContaining("content/cities/everett.md has this one"),
  ]);
});

test("an upload is known by its name, and judged", () => {
  const checks = local();
  checks.upload("new.jpg", { ...large, width: 900 });
  expect(fixes(checks, withPicture("/images/cities/new.jpg"))).toEqual([
    expect.stringContaining("900 × 1500 pixels"),
  ]);
});

test("on the live site the form may name a picture that waits, and later files what was saved", () => {
  const checks = new SiteChecks(content, false);
  expect(fixes(checks, withPicture("/images/cities/waits.jpg"))).toEqual([]);
  const county = changedFile(
    "counties/snohomish-county.md",
    {},
    { path: "counties/other-county.md" },
  );
  checks.keep(county);
  expect(checks.files).toContain(county);
});

test("on the live site a link to what isn't published may be right", () => {
  const post = changedFile(
    "posts/everett-living-guide.md",
    {},
    { body: "[Next](/blog/next)" },
  );
  expect(fixes(local(), post)).toEqual([
    expect.stringContaining("There is no such page."),
  ]);
  const { errors, warnings } = new SiteChecks(content, false).check(
    opened(post),
  );
  expect(errors).toEqual([]);
  expect(warnings.map((error) => adviceText(error))).toEqual([
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
  const uses = local().usesOf([`content/${path}`]);
  expect(uses.map(({ file, field }) => `${file} ${field}`)).toContain(use);
});

test("a page that visitors know is deleted after its address leads elsewhere", () => {
  const path = "posts/moving-tips-and-tricks.md";
  const site = { ...content, released: ["/blog/moving-tips-and-tricks"] };
  const uses = new SiteChecks(site, true).usesOf([`content/${path}`]);
  expect(uses.map((error) => adviceText(error)).join()).toContain(
    "Switch Draft on",
  );
});

test("what nothing needs can be deleted", () => {
  const spare = {
    ...content,
    pictures: { ...pictures, "images/x.jpg": large },
  };
  expect(new SiteChecks(spare, true).usesOf(["content/images/x.jpg"])).toEqual(
    [],
  );
});

test("a published page stays at its address, but a draft may move", () => {
  const moved = (path: string) =>
    fixes(local(), changedFile(path, { county: "skagit-county" }));
  expect(moved(everett)).toEqual([
    "Leave it as it was: it is part of the page's address, /locations/snohomish-county/everett, to which links lead. Somebody with the files can change them all together.",
  ]);
  expect(moved("cities/marysville.md")).toEqual([]);
});
