import { kindOf } from "../../src/content-model/contentFile";
import type { ContentFile } from "../../src/content-model/contentFile";
import { kinds } from "../../src/content-model/kinds";
import { previews } from "../support/previews";
import { contentFiles } from "../support/contentFiles";
import { testimonialFile } from "../support/contentFactories";

let draw: Awaited<ReturnType<typeof previews>>["draw"];

beforeAll(async () => {
  ({ draw } = await previews());
});

const gaps = (file: ContentFile) =>
  draw(file)
    .querySelectorAll(".preview-gap")
    .map(({ text }) => text);

const tacoma = () =>
  contentFiles.find(({ path }) => path === "cities/tacoma.md")!;

const empty = (path: string): ContentFile => ({
  path,
  frontMatter: {},
  body: "",
});

describe.each(contentFiles)("the preview of $path", (file) => {
  test("shows the page without gaps", () => {
    const html = draw(file);
    const { heading } = file.frontMatter;
    const shown = html.querySelectorAll("h1").map(({ text }) => text);
    expect(shown).toEqual(
      heading ? expect.arrayContaining([heading]) : [expect.any(String)],
    );
    expect(gaps(file)).toEqual([]);
    expect(html.text).not.toMatch(/undefined|NaN|\[object/);
  });
});

const emptyFiles = kinds.flatMap(({ file, folder, slugs }) =>
  file
    ? [file]
    : (slugs ?? ["nothing-yet"]).map((slug) => `${String(folder)}/${slug}.md`),
);

describe.each(emptyFiles)("the preview of %s with nothing in it", (path) => {
  test("has a gap for what the page shows", () => {
    const { name, fields } = kindOf(path)!;
    // Menus are lists: without entries there is nothing to miss.
    const labels = Object.values(fields).map(({ label }) => label);
    expect(gaps(empty(path)).some((gap) => labels.includes(gap))).toBe(
      name !== "Navigation",
    );
  });
});

test("a customer's words are shown as their card", () => {
  expect(draw(testimonialFile()).querySelector("blockquote")?.text).toBe(
    "They carried the piano as if it were theirs.",
  );
});

test("a gap names the field, and the rest of the page is there", () => {
  const { heading, ...frontMatter } = tacoma().frontMatter;
  const file = { ...tacoma(), frontMatter };
  expect(heading).toBeDefined();
  expect(gaps(file)).toEqual(["Heading"]);
  expect(draw(file).querySelector("h1 .preview-gap")?.text).toBe("Heading");
});

test("a picture that is not chosen leaves a box of its size", () => {
  const { image, ...frontMatter } = tacoma().frontMatter;
  expect(image).toBeDefined();
  const picture = draw({ ...tacoma(), frontMatter })
    .querySelectorAll("header img")
    .find(({ attributes }) => attributes.src?.startsWith("data:"));
  expect(decodeURIComponent(picture?.getAttribute("src") ?? "")).toContain(
    'width="1200" height="800"',
  );
});

test("another entry that is named brings what the page shows of it", () => {
  const file = {
    ...tacoma(),
    frontMatter: { ...tacoma().frontMatter, county: "king-county" },
  };
  const crumbs = draw(file).querySelectorAll("nav ol a");
  expect(crumbs.map(({ text }) => text)).toContain("King County");
});

test("company facts stand where texts name them", () => {
  const file = { ...tacoma(), body: "Call {phone}." };
  expect(draw(file).innerHTML).toContain(
    'Call <a href="tel:+12535550142">(253) 555-0142</a>.',
  );
});

test("HTML in a text is shown, not obeyed", () => {
  const file = { ...tacoma(), body: "<img src=x onerror=alert(1)>" };
  expect(draw(file).innerHTML).toContain("&lt;img src=x");
});

test("the head is shown as searchers see it, with its lengths", () => {
  const result = draw(tacoma()).querySelector(
    '[aria-label="In search results"]',
  );
  expect(result?.text).toContain(
    "Movers in Tacoma, Washington | Sound & Summit",
  );
  expect(result?.text).toContain("Title: 45 of 60 characters");
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
  const company = contentFiles.find(
    ({ path }) => path === "settings/company.md",
  )!;
  const file = {
    ...company,
    frontMatter: { ...company.frontMatter, phone: "(206) 555-0199" },
  };
  expect(draw(file).text).toContain("(206) 555-0199");
});

test("a draft is marked, and other pages do without it", () => {
  const puyallup = contentFiles.find(
    ({ path }) => path === "cities/puyallup.md",
  )!;
  const draft = {
    ...puyallup,
    frontMatter: { ...puyallup.frontMatter, draft: true },
  };
  const labels = contentFiles.find(
    ({ path }) => path === "settings/labels.md",
  )!.frontMatter;
  expect(draw(draft).text).toContain(String(labels.draft));
  expect(draw(draft).querySelector("h1")?.text).toBe(
    String(puyallup.frontMatter.heading),
  );
});
