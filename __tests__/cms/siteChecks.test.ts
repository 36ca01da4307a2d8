import { SiteChecks } from "../../src/cms/editor/siteChecks";
import type { ContentFile } from "../../src/content/model/contentFile";
import { company } from "../fixture/content";
import { contentFiles as files } from "../support/contentFiles";

const fileAt = (path: string) => files.find((file) => file.path === path)!;
const city = fileAt("cities/everett.md");
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
  siteUrl: "https://www.movers.example",
  buildYear: "2026",
  areaMap: null,
};
const calling = { ...city, body: `Call ${company.phone}.` };
const withPicture = (src: string): ContentFile => ({
  ...city,
  frontMatter: { ...city.frontMatter, image: { src, alt: "A truck at noon" } },
});

const local = () => new SiteChecks(content, true);
const opened = (file: ContentFile, isNew = false, uploads: string[] = []) => ({
  ...{ file, isNew, uploads, isNamed: true, branch: "", raw: "" },
});
const remedies = (checks: SiteChecks, file: ContentFile, isNew = false) =>
  checks.check(opened(file, isNew)).faults.map(({ remedy }) => remedy);

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
    {
      ...fileAt("services/local-moving.md"),
      frontMatter: {
        ...fileAt("services/local-moving.md").frontMatter,
        draft: true,
      },
    },
    /draft/,
  ],
])("%s", (_name, file, remedy) => {
  const found = remedies(local(), file);
  if (remedy) expect(found.join("\n")).toMatch(remedy);
  else expect(found).toEqual([]);
});

test("what a draft lacks is only a warning", () => {
  const draft = {
    path: "posts/later.md",
    frontMatter: { name: "Later", draft: true },
    body: calling.body,
  };
  const { faults, warnings } = local().check(opened(draft, true));
  expect(faults).toEqual([]);
  expect(warnings.length).toBeGreaterThan(3);
});

test("an existing fault is not blamed on another file", () => {
  const checks = new SiteChecks(
    { ...content, files: [...files.filter((file) => file !== city), calling] },
    true,
  );
  expect(remedies(checks, fileAt("cities/edmonds.md"))).toEqual([]);
});

test("an upload that the page doesn't show is a fault", () => {
  const tried = opened(city, false, ["content/images/cities/tried.jpg"]);
  expect(local().check(tried).faults).toEqual([
    expect.objectContaining({
      remedy: expect.stringMatching(/^tried\.jpg was uploaded/) as string,
    }),
  ]);
});

test("a second page doesn't get the name of another", () => {
  expect(remedies(local(), city, true)).toEqual([
    expect.stringContaining("content/cities/everett.md has this one"),
  ]);
});

test("an upload is known by its name, and judged", () => {
  const checks = local();
  checks.upload("new.jpg", { ...large, width: 900 });
  expect(remedies(checks, withPicture("/images/cities/new.jpg"))).toEqual([
    expect.stringContaining("900 × 1500 pixels"),
  ]);
});

test("on the live site the form may name a picture that waits, and later files what was saved", () => {
  const checks = new SiteChecks(content, false);
  expect(remedies(checks, withPicture("/images/cities/waits.jpg"))).toEqual([]);
  const county = {
    ...fileAt("counties/snohomish-county.md"),
    path: "counties/other-county.md",
  };
  checks.keep(county);
  expect(checks.files).toContain(county);
});

test("the uses of a page are named, where it is to be deleted", () => {
  const uses = local().usesOf("cities/everett.md");
  expect(uses.map(({ file, field }) => `${file} ${field}`)).toContain(
    "content/testimonials/jane.md city",
  );
});
