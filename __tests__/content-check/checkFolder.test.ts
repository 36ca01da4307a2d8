import path from "node:path";
import { checkFolder } from "../../src/content-check/checkFolder";
import type { ContentFile } from "../../src/content-model/contentFile";
import { formatFaults } from "../../src/content-model/faults";
import { fixtureContent } from "../fixture/content";
import { cityFile, companyFile } from "../support/contentFactories";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { lineOf } from "../support/fileWithLines";

/** Checks the smallest valid content with these files added or replaced. */
const checkWith = async (...files: readonly ContentFile[]) =>
  checkFolder(
    await contentProject(
      Object.fromEntries(
        files.map((file) => [`content/${file.path}`, contentText(file)]),
      ),
    ),
  );

const { phone } = companyFile().frontMatter;
const body = `${"Two hills and a bay. ".repeat(40)}Call ${String(phone)}.`;

test("the smallest valid content has no faults and no warnings", async () => {
  const { faults, warnings } = await checkWith();
  expect(formatFaults([...faults, ...warnings])).toBe(formatFaults([]));
});

test("the fixture content has no faults", async () => {
  const { faults } = await checkFolder(path.dirname(fixtureContent));
  expect(formatFaults(faults)).toBe(formatFaults([]));
});

test("advice is a warning with file, line and field", async () => {
  const city = cityFile({ heading: "Award-winning movers" });
  const { faults, warnings } = await checkWith(city);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    {
      file: "content/cities/tacoma.md",
      line: lineOf(city, "heading:"),
      field: "heading",
      value: "Award-winning movers",
      remedy: expect.stringMatching(/^Remove rankings and awards/) as string,
    },
  ]);
});

test("warnings are sorted by file and line", async () => {
  const kent = cityFile({ name: "Kent", order: 2 }, { body: "Five stars." });
  const { warnings } = await checkWith(
    kent,
    cityFile({ heading: "Award-winning movers" }),
  );
  expect(warnings.map(({ file, field }) => [file, field])).toEqual([
    ["content/cities/kent.md", "body"],
    ["content/cities/kent.md", "body"],
    ["content/cities/tacoma.md", "heading"],
    ["content/cities/tacoma.md", "image.src"],
  ]);
});

test("the company's phone number written out is a fault", async () => {
  const city = cityFile({}, { body });
  const { faults, warnings } = await checkWith(city);
  expect(faults).toEqual([
    expect.objectContaining({
      file: "content/cities/tacoma.md",
      line: lineOf(city, "Call "),
      field: "body",
    }),
  ]);
  expect(warnings).toEqual([]);
});

test("in a draft it is a warning, and so is a location outside the county", async () => {
  const { faults, warnings } = await checkWith(
    cityFile(
      {
        name: "Kent",
        draft: true,
        location: { latitude: 48.7, longitude: -122.5 },
      },
      { body },
    ),
  );
  expect(faults).toEqual([]);
  expect(warnings.map(({ field }) => field)).toEqual(["location", "body"]);
});

test("a file with faults gets no advice", async () => {
  const city = cityFile({ heading: "x" }, { body: "Five stars." });
  const { faults, warnings } = await checkWith(city);
  expect(faults.map(({ field }) => field)).toEqual(["heading"]);
  expect(warnings).toEqual([]);
});

test("if a draft and a page share a picture, the draft gets the warning", async () => {
  const draft = cityFile({ name: "Alder", draft: true, order: 2 });
  const { warnings } = await checkWith(draft);
  expect(warnings).toEqual([
    expect.objectContaining({
      file: "content/cities/alder.md",
      field: "image.src",
      remedy: expect.stringContaining("content/cities/tacoma.md") as string,
    }),
  ]);
});
