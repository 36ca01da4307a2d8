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

describe("nested fields are named by their path", () => {
  test("in a list of blocks", () => {
    const services = [{ service: "local-moving", text: "Short." }];
    expect(faultIn(cityFile({ services }))).toMatchObject({
      field: "services.0.text",
      value: "Short.",
    });
  });

  test("in a block", () => {
    const { area } = countyFile().frontMatter as { area: object };
    expect(faultIn(countyFile({ area: { ...area, title: "Me" } })).field).toBe(
      "area.title",
    );
  });

  test("for a missing one", () => {
    const { field, remedy } = faultIn(
      cityFile({ services: [{ service: "a" }] }),
    );
    expect(field).toBe("services.0.text");
    expect(remedy).toMatch(/^Add it: text of 40 to 400 characters/);
  });

  test("for an unknown one, with a suggestion from the same block", () => {
    const questions = [{ question: "Where?", answer: "Here.", anser: "Here." }];
    expect(faultIn(cityFile({ questions }))).toMatchObject({
      field: "questions.0.anser",
      value: "Here.",
      remedy: 'Remove it: there is no such field here. Did you mean "answer"?',
    });
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

  test("must be the folder itself, not one below it", () => {
    expect(
      faultsIn(cityFile({}, { path: "cities/pierce/tacoma.md" })),
    ).toHaveLength(1);
  });

  test.each([
    "Tacoma",
    "gig harbor",
    "gig_harbor",
    "gig--harbor",
    "-tacoma",
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

describe("the text below the front matter", () => {
  test("is required if the page shows it", () => {
    expect(faultIn(cityFile({}, { body: " \n" }))).toEqual({
      file: "content/cities/tacoma.md",
      field: "body",
      remedy: "Write the text below the second ---.",
    });
  });

  test("is a fault if no page shows it", () => {
    expect(faultIn(companyFile({}, { body: "We move." }))).toEqual({
      file: "content/settings/company.md",
      field: "body",
      value: "We move.",
      remedy: "Remove the text below the second ---: no page shows it.",
    });
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

describe("the day a post was updated", () => {
  const updated = (day: string) =>
    postFile({ date: "2026-05-12", updated: day });

  test.each(["2026-05-12", "2026-05-13"])("may be %s", (day) => {
    expect(entryOf(updated(day)).data.updated).toBe(day);
  });

  test("can't be before the day it was published", () => {
    expect(faultIn(updated("2026-05-11"))).toEqual({
      file: "content/posts/moving-to-tacoma.md",
      field: "updated",
      value: "2026-05-11",
      remedy:
        "Write 2026-05-12 or a later day: it can't be before the field date.",
    });
  });
});

describe("an item of the top navigation", () => {
  const links = [{ label: "Locations", path: "/locations" }];
  const withItem = (item: object) =>
    navigationFile({ main: [{ label: "Resources", ...item }] });

  test.each([
    ["a page", { path: "/resources" }],
    ["a menu of all pages of a kind", { lists: "resources" }],
    ["a menu of links", { links }],
    ["a menu of both", { lists: "resources", links }],
  ])("is %s", (_what, item) => {
    expect(faultsIn(withItem(item))).toEqual([]);
  });

  test.each([
    ["a page and a menu", { path: "/resources", lists: "resources" }],
    ["a page and links", { path: "/resources", links }],
    ["nothing", {}],
  ])("is not %s", (_what, item) => {
    expect(faultIn(withItem(item))).toMatchObject({
      field: "main.0",
      remedy:
        "Write an item with a page (path) or with a menu (lists, links or both).",
    });
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
