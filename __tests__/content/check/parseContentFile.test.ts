import type { ContentFile } from "../../../src/content/model/contentFile";
import { parseContentFile } from "../../../src/content/check/parseContentFile";
import {
  cityFile,
  companyFile,
  countyFile,
  documentFile,
  homeFile,
  labelsFile,
  navigationFile,
  postFile,
  resourceFile,
  serviceFile,
  testimonialFile,
} from "../../support/contentFactories";
import { entryOf, faultIn, faultsIn } from "../../support/parsedContent";

const image = { src: "/images/cities/tacoma.jpg", alt: "The Tacoma Dome" };

describe("a valid file", () => {
  test("becomes an entry with its kind, file and slug", () => {
    const { kind, file, slug } = entryOf(cityFile({ name: "Gig Harbor" }));
    expect([kind.name, file, slug]).toEqual([
      "City",
      "cities/gig-harbor.md",
      "gig-harbor",
    ]);
  });

  test("has its texts trimmed", () => {
    expect(
      entryOf(cityFile({ heading: "  Hills and bays \n" })).data.heading,
    ).toBe("Hills and bays");
  });

  test.each<[name: string, file: ContentFile, paths: object]>([
    [
      "city",
      cityFile({ name: "Gig Harbor" }),
      { path: "/locations/pierce-county/gig-harbor" },
    ],
    [
      "county",
      countyFile(),
      {
        path: "/locations/pierce-county",
        areaPath: "/resources/service-areas/pierce-county",
      },
    ],
    ["service", serviceFile(), { path: "/services/local-moving" }],
    ["post", postFile(), { path: "/blog/moving-to-tacoma" }],
    ["resource", resourceFile(), { path: "/resources/packing-guide" }],
    ["document", documentFile(), { path: "/privacy" }],
    ["home", homeFile(), { path: "/" }],
    ["testimonial, which has no page", testimonialFile(), {}],
  ])("has the paths of its pages: %s", (_name, file, paths) => {
    expect(entryOf(file).paths).toEqual(paths);
  });

  test("may use the company's tokens in any text", () => {
    const heading = "Call {company} at {phone}";
    expect(entryOf(cityFile({ heading })).data.heading).toBe(heading);
  });

  test("may use a token that the field's component fills in", () => {
    const copyright = "© {year} {company}";
    expect(entryOf(labelsFile({ copyright })).data.copyright).toBe(copyright);
    expect(faultsIn(labelsFile({ freeQuote: "Since {year}" }))).toHaveLength(1);
  });

  test("may omit optional fields", () => {
    expect(entryOf(postFile({ updated: undefined })).data).not.toHaveProperty(
      "updated",
    );
  });
});

describe("fields", () => {
  test.each<[type: string, file: ContentFile, remedy: RegExp]>([
    ["whole number", cityFile({ order: 1.5 }), /^Write a whole number from 0/],
    [
      "county code",
      countyFile({ fips: "53999" }),
      /^Write the five-digit Census/,
    ],
    ["list", cityFile({ facts: [] }), /^Write a list of 3 to 6 entries/],
    ["block", countyFile({ area: "None" }), /^Write a block with the fields/],
    [
      "reference",
      cityFile({ county: 3 }),
      /file name of a county, without \.md/,
    ],
    [
      "choice",
      navigationFile({ main: [{ label: "Blog", lists: "cities" }] }),
      /^Write one of posts, resources\.$/,
    ],
    [
      "text",
      cityFile({ heading: "a".repeat(91) }),
      /90 characters.* It has 91\.$/,
    ],
    [
      "phone",
      companyFile({ phone: "206-555-0199" }),
      /^Write a number such as/,
    ],
    [
      "email",
      companyFile({ email: "hello at us" }),
      /^Write an e-mail address/,
    ],
    ["state", companyFile({ state: "Washington" }), /^Write two capitals/],
    [
      "tagline",
      companyFile({ tagline: "{founded}, we said" }),
      /^There is no \{founded\}/,
    ],
  ])("an invalid %s is a fault that says what to write", (...row) => {
    const [, file, remedy] = row;
    expect(faultIn(file).remedy).toMatch(remedy);
  });

  test.each([3, 90])("a text of exactly %d characters is valid", (length) => {
    expect(faultsIn(cityFile({ heading: "a".repeat(length) }))).toEqual([]);
  });

  test("a token of another field is a fault and not suggested", () => {
    const { remedy } = faultIn(cityFile({ heading: "Since {year}" }));
    expect(remedy).toMatch(/^There is no \{year\} here\./);
    expect(remedy.match(/\{year\}/g)).toHaveLength(1);
    expect(faultIn(labelsFile({ copyright: "{yaer}" })).remedy).toMatch(
      /Did you mean "year"\?/,
    );
  });
});

describe("the place of a file", () => {
  test("must be the folder of a kind of content", () => {
    const { file, field, remedy } = faultIn(
      cityFile({}, { path: "towns/tacoma.md" }),
    );
    expect([file, field]).toEqual(["content/towns/tacoma.md", ""]);
    expect(remedy).toMatch(
      /^Move it to the folder of its kind in content:.* cities,/,
    );
  });

  test.each([
    "Tacoma",
    "gig harbor",
    "tacoma-",
  ])("can't be named %s.md", (name) => {
    expect(faultIn(cityFile({}, { path: `cities/${name}.md` })).remedy).toMatch(
      /^Rename it to (?:tacoma|gig-harbor)\.md:/,
    );
  });

  test("must be one of the known names in pages/, and the closest is suggested", () => {
    const { remedy } = faultIn(cityFile({}, { path: "pages/servces.md" }));
    expect(remedy).toContain("services.md, blog.md");
    expect(remedy).toMatch(/Did you mean "services"\?$/);
  });
});

test.each([
  [cityFile({}, { body: " \n" }), "Write the text below the second ---."],
  [companyFile({}, { body: "We move." }), "Remove the text below the second"],
])("a text that lacks or that no page shows is a fault", (file, remedy) => {
  expect(faultIn(file)).toMatchObject({
    field: "body",
    remedy: expect.stringContaining(remedy) as string,
  });
});

test("all faults of a file are found at once, and it has no entry", () => {
  const { entry, faults } = parseContentFile(
    cityFile(
      {
        heading: "x",
        order: undefined,
        county: 3,
        image: { ...image, alt: "" },
        services: [{ service: "local-moving", text: "Short." }],
        sumary: "Hills",
      },
      { body: "" },
    ),
  );
  expect(entry).toBeUndefined();
  expect(new Set(faults?.map(({ field }) => field))).toEqual(
    new Set([
      "heading",
      "order",
      "county",
      "image.alt",
      "services.0.text",
      "sumary",
      "body",
    ]),
  );
});

test("a post can't be updated before the day it was published", () => {
  const updated = (day: string) =>
    postFile({ date: "2026-05-12", updated: day });
  expect(faultsIn(updated("2026-05-12"))).toEqual([]);
  expect(faultIn(updated("2026-05-11")).remedy).toBe(
    "Write 2026-05-12 or a later day: it can't be before the field date.",
  );
});

test("an item of the top navigation is a page or a menu", () => {
  const item = { label: "Blog", path: "/blog", lists: "posts" };
  expect(faultIn(navigationFile({ main: [item] }))).toMatchObject({
    field: "main.0",
    remedy: expect.stringMatching(/^Write an item with a page/) as string,
  });
});

describe("a file without faults", () => {
  const file = cityFile({ name: "Fife" });

  test("keeps its entry when it is read again", () => {
    const { entry } = parseContentFile(file);
    expect(parseContentFile({ ...file }).entry).toBe(entry);
  });

  test("is checked again when its front matter or its text changes", () => {
    parseContentFile(file);
    const frontMatter = { ...file.frontMatter, heading: "x" };
    expect(faultsIn({ ...file, frontMatter })).toHaveLength(1);
    expect(faultsIn({ ...file, body: "# Fife" })).toHaveLength(1);
    expect(faultsIn(file)).toEqual([]);
  });
});
