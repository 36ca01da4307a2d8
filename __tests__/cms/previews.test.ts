import { kindOf } from "../../src/content-model/contentFile";
import type { ContentFile } from "../../src/content-model/contentFile";
import { kinds } from "../../src/content-model/kinds";
import { company } from "../fixture/content";
import { testimonialFile } from "../support/contentFactories";
import { contentFiles } from "../support/contentFiles";
import { previews } from "../support/previews";

let draw: Awaited<ReturnType<typeof previews>>["draw"];

beforeAll(async () => {
  ({ draw } = await previews());
});

const gapsOn = (page: ReturnType<typeof draw>) =>
  page.querySelectorAll(".preview-gap").map(({ text }) => text);

const fileAt = (wanted: string) =>
  contentFiles.find(({ path }) => path === wanted)!;

const city = fileAt("cities/everett.md");

const empty = (path: string): ContentFile => ({
  path,
  frontMatter: {},
  body: "",
});

test.each(contentFiles)("the preview of $path is whole", (file) => {
  const page = draw(file);
  expect(gapsOn(page)).toEqual([]);
  expect(page.text).not.toMatch(/undefined|NaN|\[object/);
  const { heading } = file.frontMatter;
  const shown = page.querySelectorAll("h1").map(({ text }) => text);
  expect(shown).toEqual(expect.arrayContaining(heading ? [heading] : []));
});

const emptyFiles = kinds.flatMap(({ file, folder, slugs }) =>
  file
    ? [file]
    : (slugs ?? ["nothing-yet"]).map((slug) => `${String(folder)}/${slug}.md`),
);

test.each(emptyFiles)(
  "the preview of %s with nothing in it has a gap for what the page shows",
  (path) => {
    const { name, fields } = kindOf(path)!;
    // Menus are lists: without entries there is nothing to miss.
    const labels = Object.values(fields).map(({ label }) => label);
    expect(gapsOn(draw(empty(path))).some((gap) => labels.includes(gap))).toBe(
      name !== "Navigation",
    );
  },
);

test("a customer's words are shown as their card", () => {
  expect(draw(testimonialFile()).querySelector("blockquote")?.text).toBe(
    "They carried the piano as if it were theirs.",
  );
});

test("a gap names the field, and the rest of the page is there", () => {
  const { heading, ...frontMatter } = city.frontMatter;
  expect(heading).toBeDefined();
  const page = draw({ ...city, frontMatter });
  expect(gapsOn(page)).toEqual(["Heading"]);
  expect(page.querySelector("h1 .preview-gap")?.text).toBe("Heading");
});

test("a picture that is not chosen leaves a box of its size", () => {
  const { image, ...frontMatter } = city.frontMatter;
  expect(image).toBeDefined();
  const picture = draw({ ...city, frontMatter })
    .querySelectorAll("header img")
    .find(({ attributes }) => attributes.src?.startsWith("data:"));
  expect(decodeURIComponent(picture?.getAttribute("src") ?? "")).toContain(
    'width="1200" height="900"',
  );
});

test("another entry that is named brings what the page shows of it", () => {
  const file = {
    ...city,
    frontMatter: { ...city.frontMatter, county: "skagit-county" },
  };
  const crumbs = draw(file).querySelectorAll("nav ol a");
  expect(crumbs.map(({ text }) => text)).toContain("Skagit County");
});

test("company facts stand where texts name them", () => {
  const file = { ...city, body: "Call {phone}." };
  expect(draw(file).innerHTML).toContain(
    `Call <a href="${company.tel}">${company.phone}</a>.`,
  );
});

test("HTML in a text is shown, not obeyed", () => {
  const file = { ...city, body: "<img src=x onerror=alert(1)>" };
  expect(draw(file).innerHTML).toContain("&lt;img src=x");
});

test("the head is shown as searchers see it, with its lengths", () => {
  const result = draw(city).querySelector('[aria-label="In search results"]');
  const title = `${String(city.frontMatter.title)} | ${company.shortName}`;
  expect(result?.text).toContain(title);
  expect(result?.text).toContain(`Title: ${title.length} of 60 characters`);
});

test("a head that is not written yet has nothing to count", () => {
  const result = draw(empty("posts/nothing-yet.md")).querySelector(
    '[aria-label="In search results"]',
  );
  expect(result?.querySelectorAll(".preview-gap")).toHaveLength(2);
  expect(result?.text).toContain("Title: 0 of 60 characters");
  expect(result?.text).toContain("Description: 0 of 160 characters");
});

test("a change of the company's facts shows on the page around", () => {
  const file = fileAt("settings/company.md");
  const phone = "(206) 555-0199";
  const changed = { ...file, frontMatter: { ...file.frontMatter, phone } };
  expect(draw(changed).text).toContain(phone);
});

test("a draft is marked, and other pages do without it", () => {
  const draft = { ...city, frontMatter: { ...city.frontMatter, draft: true } };
  const page = draw(draft);
  const { frontMatter: labels } = fileAt("settings/labels.md");
  expect(page.querySelector("main li")?.text).toBe(String(labels.draft));
  expect(page.querySelector("h1")?.text).toBe(String(city.frontMatter.heading));
});
