import { adviceText } from "../../../src/content/model/faults";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { parseContentFile } from "../../../src/content/check/parseContentFile";
import {
  cityFile,
  companyFile,
  countyFile,
  labelsFile,
  navigationFile,
  postFile,
} from "../../support/contentFactories";
import { entryOf, faultIn, faultsIn } from "../../support/parsedContent";

test("texts are trimmed, and may use the company's tokens and their field's own", () => {
  const heading = "  Call {company} at {phone} \n";
  expect(entryOf(cityFile({ heading })).data.heading).toBe(heading.trim());
  expect(faultsIn(labelsFile({ copyright: "© {year} {company}" }))).toEqual([]);
  const fault = faultIn(labelsFile({ freeQuote: "Since {year}" }));
  const remedy = adviceText(fault, "file");
  expect(remedy).toMatch(/^There is no \{year\} here\./);
  expect(remedy.match(/\{year\}/g)).toHaveLength(1);
});

test.each<[file: ContentFile, remedy: RegExp]>([
  [countyFile({ fips: "53999" }), /^Write the five-digit Census/],
  [cityFile({ facts: [] }), /^Write a list of 3 to 6 entries/],
  [countyFile({ area: "None" }), /^Write a block with the fields/],
  [cityFile({ county: 3 }), /file name of a county, without \.md/],
  [
    navigationFile({ main: [{ label: "Blog", lists: "cities" }] }),
    /^Write one of posts, resources\.$/,
  ],
  [
    navigationFile({
      main: [{ label: "Blog", path: "/blog", lists: "posts" }],
    }),
    /^Write an item with a page/,
  ],
  [companyFile({ state: "Washington" }), /^Write two capitals/],
  [
    postFile({ date: "2026-05-12", updated: "2026-05-11" }),
    /^Write 2026-05-12 or a later day: it can't be before the field date\.$/,
  ],
  [
    cityFile({ image: { src: "/images/a.jpg", alt: " \n \n " } }),
    /^Write a description of the picture of 5 to 200 characters/,
  ],
  [companyFile({}, { body: "We move." }), /^Remove the text below the second/],
  [cityFile({}, { path: "towns/tacoma.md" }), /^Move it to .* cities,/],
  [cityFile({}, { path: "cities/gig harbor.md" }), /^Rename it to gig-harbor/],
  [
    cityFile({}, { path: "pages/servces.md" }),
    /^This folder can only have .*Did you mean "pages\/services"\?$/,
  ],
])("$path has one fault: %s", (file, remedy) => {
  expect(adviceText(faultIn(file), "file")).toMatch(remedy);
});

test("all faults of a file are found at once, and it has no entry", () => {
  const { entry, faults } = parseContentFile(
    cityFile(
      {
        heading: "x",
        order: undefined,
        image: { src: "/images/a.jpg", alt: "", atl: "A dome" },
        services: [{ service: "local-moving", text: "Short." }],
        sumary: "Hills",
      },
      { body: "" },
    ),
  );
  expect(entry).toBeUndefined();
  expect(faults?.map(({ field }) => field).sort()).toEqual([
    "body",
    "heading",
    "image.alt",
    "image.atl",
    "order",
    "services.0.text",
    "sumary",
  ]);
});

test("a file is checked again when its front matter or its text changes", () => {
  const file = cityFile({ name: "Fife" });
  const { entry } = parseContentFile(file);
  expect(parseContentFile({ ...file }).entry).toBe(entry);
  const frontMatter = { ...file.frontMatter, heading: "x" };
  expect(faultsIn({ ...file, frontMatter })).toHaveLength(1);
  expect(faultsIn({ ...file, body: "# Fife" })).toHaveLength(1);
});
