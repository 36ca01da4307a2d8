import type { ContentFile } from "../../src/content-model/contentFile";
import { parseContentFile } from "../../src/content-model/parseContentFile";
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
} from "../support/contentFactories";
import { entryOf, faultIn, faultsIn } from "../support/parsedContent";

const image = { src: "/images/cities/tacoma.jpg", alt: "The Tacoma Dome" };

describe("a right file", () => {
  test("becomes an entry that knows its kind, file and slug", () => {
    const { kind, file, slug } = entryOf(cityFile({ name: "Gig Harbor" }));
    expect([kind.name, file, slug]).toEqual([
      "City",
      "cities/gig-harbor.md",
      "gig-harbor",
    ]);
  });

  test("keeps its texts without the white space around them", () => {
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
  ])("has the addresses of its pages: %s", (_name, file, paths) => {
    expect(entryOf(file).paths).toEqual(paths);
  });

  test("may use the company's tokens in any text", () => {
    const heading = "Call {company} at {phone}";
    expect(entryOf(cityFile({ heading })).data.heading).toBe(heading);
  });

  test("may use a token that its own component fills in", () => {
    const copyright = "© {year} {company}";
    expect(entryOf(labelsFile({ copyright })).data.copyright).toBe(copyright);
    expect(faultsIn(labelsFile({ freeQuote: "Since {year}" }))).toHaveLength(1);
  });

  test("may leave out what is optional", () => {
    expect(entryOf(postFile({ updated: undefined })).data).not.toHaveProperty(
      "updated",
    );
  });
});

describe("fields", () => {
  test("an unknown field is refused, with the nearest one that exists", () => {
    expect(faultIn(cityFile({ sumary: "Hills" }))).toEqual({
      file: "content/cities/tacoma.md",
      field: "sumary",
      value: "Hills",
      remedy: 'Remove it: no such field here. Did you mean "summary"?',
    });
  });

  test("every unknown field is a fault of its own", () => {
    expect(
      faultsIn(cityFile({ sumary: "Hills", headin: "Bays" })).map(
        ({ field }) => field,
      ),
    ).toEqual(["sumary", "headin"]);
  });

  test("a missing field is asked for, with what belongs there", () => {
    const { field, value, remedy } = faultIn(cityFile({ summary: undefined }));
    expect([field, value]).toEqual(["summary", undefined]);
    expect(remedy).toMatch(/^Add it: text of 40 to 200 characters/);
  });

  test("a field left empty is no text", () => {
    expect(faultIn(cityFile({ summary: null }))).toMatchObject({
      field: "summary",
      value: null,
    });
  });

  test.each<[type: string, file: ContentFile, remedy: RegExp]>([
    ["text", cityFile({ heading: 5 }), /^Write text of 3 to 90 characters/],
    ["number", cityFile({ order: "first" }), /^Write a whole number from 0\.$/],
    [
      "whole number",
      cityFile({ order: 1.5 }),
      /^Write a whole number from 0\.$/,
    ],
    [
      "coordinate",
      cityFile({ location: { latitude: 47.25, longitude: 122.44 } }),
      /^Write a number from -125 to -116\.9\.$/,
    ],
    [
      "county code",
      countyFile({ fips: "53999" }),
      /^Write the five-digit Census code \(FIPS\) of a county of Washington, in quotes/,
    ],
    [
      "county code without quotes",
      countyFile({ fips: 53053 }),
      /in quotes, such as "53053"/,
    ],
    ["list", cityFile({ questions: "None" }), /^Write a list/],
    ["block", countyFile({ area: "None" }), /^Write a block with title/],
    ["flag", postFile({ guide: "yes" }), /^Write true or false\.$/],
    [
      "reference",
      cityFile({ county: 3 }),
      /file name, without \.md, of a county/,
    ],
    ["permission", testimonialFile({ permission: false }), /^Write true\.$/],
    [
      "choice",
      navigationFile({ main: [{ label: "Blog", lists: "cities" }] }),
      /^Write one of posts, resources\.$/,
    ],
    [
      "page",
      navigationFile({ main: [{ label: "Home", path: "/About/" }] }),
      /^Write the address of a page/,
    ],
  ])("a wrong %s is told what to write", (_type, file, remedy) => {
    expect(faultIn(file).remedy).toMatch(remedy);
  });

  test("a text too short is told its length", () => {
    const { value, remedy } = faultIn(cityFile({ summary: " Hills. " }));
    expect(value).toBe(" Hills. ");
    expect(remedy).toMatch(/40 to 200 characters.* It has 6\.$/);
  });

  test("a text too long is told its length", () => {
    expect(faultIn(cityFile({ heading: "a".repeat(91) })).remedy).toMatch(
      /3 to 90 characters.* It has 91\.$/,
    );
  });

  test.each([3, 90])("a text of exactly %d characters is neither", (length) => {
    expect(faultsIn(cityFile({ heading: "a".repeat(length) }))).toEqual([]);
  });

  test("a list too short is told its bounds", () => {
    const { field, remedy } = faultIn(cityFile({ facts: [] }));
    expect(field).toBe("facts");
    expect(remedy).toMatch(/^Write a list of 3 to 6 entries/);
  });

  test.each([
    ["phone", "206-555-0199", "Write a number such as (206) 555-0199."],
    ["email", "hello at movers", "Write an e-mail address."],
    ["zip", "9844", "Write five digits in quotes."],
    ["zip", 98445, "Write five digits in quotes."],
    ["state", "Washington", "Write two capitals such as WA."],
  ])(
    "%s: %p breaks the pattern, which is said in words",
    (field, value, remedy) => {
      expect(faultIn(companyFile({ [field]: value }))).toEqual({
        file: "content/settings/company.md",
        field,
        value,
        remedy,
      });
    },
  );

  test.each([
    ["a text", { heading: "Call {phoen} today" }, "heading"],
    [
      "Markdown",
      { questions: [{ question: "How so?", answer: "Call {phoen}." }] },
      "questions.0.answer",
    ],
  ])(
    "an unknown token in %s is refused, with the nearest one",
    (_where, changes, field) => {
      const fault = faultIn(cityFile(changes));
      expect(fault.field).toBe(field);
      expect(fault.remedy).toMatch(
        /^There is no \{phoen\} here\. Did you mean "phone"\?/,
      );
      expect(fault.remedy).toContain("{company} {shortName} {phone}");
    },
  );

  test("a token that only another field knows is refused, and not offered", () => {
    const { remedy } = faultIn(cityFile({ heading: "Since {year}" }));
    expect(remedy).toMatch(/^There is no \{year\} here\./);
    expect(remedy.match(/\{year\}/g)).toHaveLength(1);
    expect(faultIn(labelsFile({ copyright: "{yaer}" })).remedy).toMatch(
      /Did you mean "year"\?/,
    );
  });

  test("a text that is too short and has an unknown token is told both", () => {
    const remedies = faultsIn(cityFile({ summary: "{phoen}" })).map(
      ({ remedy }) => remedy,
    );
    expect(remedies).toEqual([
      expect.stringMatching(/^Write text of 40 to 200/),
      expect.stringMatching(/^There is no \{phoen\}/),
    ]);
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

  test("for an unknown one, with the nearest of its neighbors", () => {
    const questions = [{ question: "Where?", answer: "Here.", anser: "Here." }];
    expect(faultIn(cityFile({ questions }))).toMatchObject({
      field: "questions.0.anser",
      value: "Here.",
      remedy: 'Remove it: no such field here. Did you mean "answer"?',
    });
  });
});

describe("the focus of a picture", () => {
  const focused = (focus: unknown) => cityFile({ image: { ...image, focus } });

  test("is a point in percent, and may be left out", () => {
    const focus = { x: 50, y: 32.5 };
    expect(entryOf(focused(focus)).data.image).toEqual({ ...image, focus });
    expect(entryOf(cityFile({ image })).data.image).toEqual(image);
  });

  test.each<[string, focus: unknown, field: string, remedy: string]>([
    [
      "outside the picture",
      { x: 50, y: 130 },
      "image.focus.y",
      "Write a number from 0 to 100.",
    ],
    [
      "with a sign for percent",
      { x: "50%", y: 30 },
      "image.focus.x",
      "Write a number from 0 to 100.",
    ],
    [
      "with one coordinate",
      { x: 50 },
      "image.focus.y",
      "Add it: a number from 0 to 100.",
    ],
    ["in words", "top", "image.focus", "Write a block with x, y."],
    [
      "with a third coordinate",
      { x: 50, y: 30, z: 1 },
      "image.focus.z",
      'Remove it: no such field here. Did you mean "x"?',
    ],
  ])("is refused %s", (_name, focus, field, remedy) => {
    expect(faultIn(focused(focus))).toMatchObject({ field, remedy });
  });

  test("is suggested where it is misspelled", () => {
    const misspelled = cityFile({
      image: { ...image, focuss: { x: 1, y: 1 } },
    });
    expect(faultIn(misspelled).remedy).toContain('Did you mean "focus"?');
  });
});

describe("the place of a file", () => {
  test("must be a folder where a kind of content lives", () => {
    const { file, field, remedy } = faultIn(
      cityFile({}, { path: "towns/tacoma.md" }),
    );
    expect([file, field]).toEqual(["content/towns/tacoma.md", ""]);
    expect(remedy).toMatch(/^No kind of content lives here\./);
    expect(remedy).toContain("cities/");
    expect(remedy).toContain("settings/company.md");
  });

  test("is the folder itself, not one below it", () => {
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
      /^Rename the file: lower-case letters, digits and single hyphens/,
    );
  });

  test("is one of the known names in pages/, the nearest of which is offered", () => {
    const { remedy } = faultIn(cityFile({}, { path: "pages/servces.md" }));
    expect(remedy).toContain("services.md, blog.md");
    expect(remedy).toMatch(/Did you mean "services"\?$/);
  });
});

describe("the company's own facts", () => {
  test.each([
    ["tagline", { tagline: "Movers since {founded}" }, "tagline"],
    ["city", { city: "{place}" }, "city"],
  ])("are made of no tokens: %s", (_what, changes, field) => {
    const fault = faultIn(companyFile(changes));
    expect(fault.field).toBe(field);
    expect(fault.remedy).toMatch(/ Write the word without braces\.$/);
  });

  test.each([
    ["days", "Mon-Fri", "a day of the week, or two with"],
    ["opens", "9 AM", "a time such as 9:00 AM"],
    ["closes", "17:00", "a time such as 9:00 AM"],
  ])("are hours that machines can read: %s", (name, value, remedy) => {
    const hours = { days: "Saturday", opens: "9:00 AM", closes: "5:00 PM" };
    const file = companyFile({ hours: { ...hours, [name]: value } });
    expect(faultIn(file)).toMatchObject({
      field: `hours.${name}`,
      remedy: expect.stringContaining(remedy) as string,
    });
  });
});

describe("the text below the front matter", () => {
  test("is missed where the page shows it", () => {
    expect(faultIn(cityFile({}, { body: " \n" }))).toEqual({
      file: "content/cities/tacoma.md",
      field: "body",
      remedy: "Write the text below the second ---.",
    });
  });

  test("is refused where nothing shows it", () => {
    expect(faultIn(companyFile({}, { body: "We move." }))).toEqual({
      file: "content/settings/company.md",
      field: "body",
      value: "We move.",
      remedy: "Remove the text below the second ---: it is shown nowhere.",
    });
  });

  test("may use the company's tokens, and no others", () => {
    expect(faultsIn(cityFile({}, { body: "Call {phone}." }))).toEqual([]);
    expect(faultIn(cityFile({}, { body: "Call {phoen}." }))).toMatchObject({
      field: "body",
      value: "{phoen}",
      remedy: expect.stringMatching(
        /^There is no \{phoen\} here\. Did you mean "phone"\?/,
      ) as string,
    });
  });
});

test("all faults of a file are found at once, and it makes no entry", () => {
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

  test("is not before the day it was published", () => {
    expect(faultIn(updated("2026-05-11"))).toEqual({
      file: "content/posts/moving-to-tacoma.md",
      field: "updated",
      value: "2026-05-11",
      remedy: "Write a date that is not before its date, 2026-05-12.",
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

describe("a file that has passed", () => {
  const file = cityFile({ name: "Fife" });

  test("becomes the same entry when it is read again", () => {
    const { entry } = parseContentFile(file);
    expect(parseContentFile({ ...file }).entry).toBe(entry);
  });

  test("is checked anew when its front matter or its text changes", () => {
    parseContentFile(file);
    const frontMatter = { ...file.frontMatter, heading: "x" };
    expect(faultsIn({ ...file, frontMatter })).toHaveLength(1);
    expect(faultsIn({ ...file, body: "# Fife" })).toHaveLength(1);
    expect(faultsIn(file)).toEqual([]);
  });
});
