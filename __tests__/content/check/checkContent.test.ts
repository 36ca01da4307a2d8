import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { formatFaults } from "../../../src/content/model/faults";
import {
  changed,
  cityFile,
  countyFile,
  documentFile,
  homeFile,
  navigationFile,
  pictures,
  postFile,
  quoteFormTexts,
  resourceFile,
  serviceFile,
  testimonialFile,
  today,
  wholeContent,
} from "../../support/contentFactories";

const check = (files: readonly ContentFile[]) =>
  checkContent({ files, pictures }, today);

/** Faults of the whole content with these files added or replaced. */
const faultsWith = (...files: ContentFile[]) =>
  check(wholeContent(...files)).faults;

/** The only fault of the same. */
function faultWith(...files: ContentFile[]) {
  const [fault, ...others] = faultsWith(...files);
  if (!fault || others.length)
    throw new Error(formatFaults(fault ? [fault, ...others] : []));
  return fault;
}

describe("valid content", () => {
  test("has no fault, and every file becomes an entry", () => {
    const files = wholeContent(
      postFile({ city: "tacoma" }),
      resourceFile(),
      documentFile(),
      testimonialFile(),
      cityFile({ name: "Lakewood" }),
    );
    const { entries, faults } = check(files);
    expect(formatFaults(faults)).toBe(formatFaults([]));
    expect(entries.map(({ file }) => file)).toEqual(
      files.map(({ path }) => path),
    );
  });
});

describe("references", () => {
  test("must name a file of the right kind", () => {
    expect(faultWith(postFile({ city: "pierce-county" })).remedy).toMatch(
      /^There is no such city\./,
    );
  });

  test("in a file with faults are checked too", () => {
    const city = cityFile({ heading: "x", county: "king-county" });
    expect(faultsWith(city).map(({ field }) => field)).toEqual([
      "heading",
      "county",
    ]);
  });

  test("to a file with faults are valid: only its own faults are reported", () => {
    const footer = [{ label: "Link", path: "/services/local-moving" }];
    const faults = faultsWith(
      navigationFile({ footer }),
      serviceFile({ included: [] }),
    );
    expect(faults.map(({ field }) => field)).toEqual(["included"]);
  });
});

test.each([
  "/",
  "/services/local-moving",
  "/locations/pierce-county/tacoma",
  "/resources/service-areas/pierce-county",
  "/404",
])("a link in a field to %s is valid", (path) => {
  const footer = [{ label: "Link", path }];
  expect(faultsWith(navigationFile({ footer }))).toEqual([]);
});

describe("unique values", () => {
  const { title, description } = cityFile().frontMatter as {
    title: string;
    description: string;
  };

  test.each([
    ["title", title.toUpperCase()],
    ["description", description.toUpperCase()],
  ])("a repeated %s is a fault in any spelling and kind", (field, value) => {
    expect(faultWith(postFile({ [field]: value }))).toEqual({
      file: "content/posts/moving-to-tacoma.md",
      field,
      value,
      remedy: `Write another ${field}: content/cities/tacoma.md has the same one in ${field}.`,
    });
  });

  test.each([
    ["title", title],
    ["description", description],
  ])(
    "a repeated %s is a fault on a county's second page too",
    (field, value) => {
      const { area } = countyFile().frontMatter as { area: object };
      const county = countyFile({ area: { ...area, [field]: value } });
      expect(faultWith(county)).toMatchObject({
        file: "content/cities/tacoma.md",
        field,
        remedy: `Write another ${field}: content/counties/pierce-county.md has the same one in area.${field}.`,
      });
    },
  );

  test("a repeated county code is a fault", () => {
    expect(faultWith(countyFile({ name: "King County" }))).toEqual({
      file: "content/counties/king-county.md",
      field: "fips",
      value: "53053",
      remedy:
        "Write another FIPS code: content/counties/pierce-county.md has the same one in fips.",
    });
  });

  test("a repeated path is a fault that says which file to rename", () => {
    expect(faultWith(documentFile({}, { path: "documents/about.md" }))).toEqual(
      {
        file: "content/documents/about.md",
        field: "path",
        value: "/about",
        remedy:
          "Rename this file: content/pages/about.md has the same address.",
      },
    );
  });
});

// " | Mountain Movers" takes 18 of the 60 characters.
test("titles are too long if they exceed 60 characters with the company's name", () => {
  expect(faultsWith(cityFile({ title: "t".repeat(42) }))).toEqual([]);
  const title = "t".repeat(45);
  const { field, value, remedy } = faultWith(cityFile({ title }));
  expect([field, value]).toEqual(["title", title]);
  expect(remedy).toContain("Shorten it by 3 characters");
});

describe("an invalid value is a single fault, even if it refers to others:", () => {
  test.each<[what: string, field: string, file: ContentFile]>([
    ["title", "title", cityFile({ title: "t".repeat(61) })],
    ["reference", "county", cityFile({ county: " " })],
    [
      "link to a page",
      "footer.0.path",
      navigationFile({ footer: [{ label: "About", path: "/About/" }] }),
    ],
    [
      "picture",
      "image.src",
      homeFile({ image: { src: "/truck.svg", alt: "A moving truck" } }),
    ],
    ["picture that is a text", "image", homeFile({ image: "truck" })],
    ["picture that is empty", "image", homeFile({ image: null })],
  ])("%s", (_what, field, file) => {
    expect(faultWith(file).field).toBe(field);
  });
});

test("values are trimmed before they are compared", () => {
  expect(faultsWith(cityFile({ county: " pierce-county " }))).toEqual([]);
  const title = ` ${String(cityFile().frontMatter.title)} `;
  expect(faultWith(postFile({ title })).field).toBe("title");
});

test.each(["settings/company.md", "pages/home.md", "pages/services.md"])(
  "%s is missed",
  (path) => {
    const files = wholeContent().filter((file) => file.path !== path);
    expect(check(files).faults).toContainEqual({
      file: `content/${path}`,
      field: "",
      remedy: "Bring this file back: the site needs it.",
    });
  },
);

describe("a draft", () => {
  const draft = (changes: object, body = "Text.") =>
    postFile({ name: "Lakewood", draft: true, ...changes }, { body });
  const checkWith = (...files: ContentFile[]) => check(wholeContent(...files));

  test("is checked fully, but its faults are warnings", () => {
    const { faults, warnings } = checkWith(
      draft({ heading: "x", city: "kent" }, "[Us](/abuot) and more."),
    );
    expect(faults).toEqual([]);
    expect(warnings.map(({ field }) => field).sort()).toEqual([
      "body",
      "city",
      "heading",
    ]);
  });

  test("gets the fault if a page has the same value, whichever comes first", () => {
    const { title } = countyFile().frontMatter;
    const city = cityFile({ name: "Fife", draft: true, title });
    const county = countyFile({ name: "Adams County", draft: true });
    const { faults, warnings } = checkWith(
      city,
      changed(county, { title, fips: "53001" }),
    );
    expect(faults).toEqual([]);
    expect(warnings.map(({ file }) => file).sort()).toEqual([
      "content/cities/fife.md",
      "content/counties/adams-county.md",
    ]);
  });
});

describe("dates", () => {
  test("of past events can't be in the future", () => {
    expect(faultWith(documentFile({ updated: "2026-11-21" }))).toEqual({
      file: "content/documents/privacy.md",
      field: "updated",
      value: "2026-11-21",
      remedy: `Write a day that is not in the future: today is ${today}.`,
    });
    expect(faultsWith(documentFile({ updated: today }))).toEqual([]);
    expect(faultWith(testimonialFile({ date: "2027-01-01" })).field).toBe(
      "date",
    );
  });

  test("of publication can be at most two years ahead", () => {
    expect(faultsWith(postFile({ date: "2028-11-20" }))).toEqual([]);
    for (const date of ["2028-11-21", "1999-12-31"])
      expect(faultWith(postFile({ date }))).toMatchObject({
        field: "date",
        remedy:
          "Check the year: the day must lie between 2000-01-01 and 2028-11-20.",
      });
  });
});

describe("links in texts", () => {
  test.each([
    "/locations/pierce-county/tacoma#what-it-takes",
    "/locations/pierce-county#nearby",
    "/resources/service-areas/pierce-county#water",
    "/contact?city=tacoma#contact-details",
    "#here",
  ])("to %s are valid", (address) => {
    const { area } = countyFile().frontMatter as { area: object };
    const body = `## Here\n\nSee [it](${address}).`;
    expect(
      faultsWith(
        cityFile({}, { body: "## What it takes" }),
        countyFile({ area: { ...area, body: "## Water" } }),
        postFile({}, { body }),
      ),
    ).toEqual([]);
  });

  test("to a heading of the county's other page are faults", () => {
    const { area } = countyFile().frontMatter as { area: object };
    const county = countyFile({ area: { ...area, body: "## Water" } });
    const body = "See [it](/locations/pierce-county#water).";
    expect(faultWith(county, postFile({}, { body }))).toMatchObject({
      field: "body",
      value: "/locations/pierce-county#water",
    });
  });

  test("to a page whose path is wrong because of its county are valid", () => {
    const body = "[It](/locations/pierce-county/tacoma)";
    for (const county of ["pearce-county", undefined])
      expect(
        faultWith(cityFile({ county }), postFile({}, { body })).field,
      ).toBe("county");
  });
});

test("unused pictures and drawings are warnings, except the drawings of used pictures", () => {
  const { faults, warnings } = checkContent(
    {
      files: wholeContent(),
      pictures: new Map([
        ...pictures,
        ["images/b.jpg", { width: 1600, height: 900, bytes: 1 }],
      ]),
      drawings: ["images/picture.svg", "images/c.svg"],
    },
    today,
  );
  expect(faults).toEqual([]);
  expect(warnings.map(({ file }) => file)).toEqual([
    "content/images/b.jpg",
    "content/images/c.svg",
  ]);
});

test("all kinds of faults of all files are reported together", () => {
  const files = wholeContent(
    cityFile({ county: "king-county" }),
    serviceFile({ heading: "x", order: "first" }),
    changed(postFile(), { city: "seattle" }),
    cityFile({}, { path: "towns/tacoma.md" }),
  ).filter(({ path }) => path !== "pages/about.md");
  const { faults } = check(files);
  expect(
    faults.map(({ file, field }) => `${file} ${field}`.trim()).sort(),
  ).toEqual([
    "content/cities/tacoma.md county",
    "content/pages/about.md",
    "content/posts/moving-to-tacoma.md city",
    "content/services/local-moving.md heading",
    "content/services/local-moving.md order",
    "content/towns/tacoma.md",
  ]);
});

describe("the quote form", () => {
  const inputs = () =>
    structuredClone(quoteFormTexts().frontMatter.inputs) as Record<
      string,
      { label?: string; options?: Record<string, string> }
    >;

  test.each<[string, (texts: ReturnType<typeof inputs>) => void, object]>([
    [
      "without a choice that the specification fixes",
      (texts) => delete texts.moveSize!.options!.twoBedrooms,
      {
        field: "inputs.moveSize.options.twoBedrooms",
        remedy: "Add it: text of 1 to 100 characters.",
      },
    ],
    [
      "with a choice of its own",
      (texts) => (texts.referralSource!.options!.tiktok = "TikTok"),
      {
        field: "inputs.referralSource.options.tiktok",
        remedy: "Remove it: there is no such field here.",
      },
    ],
    [
      "with an empty label",
      (texts) => (texts.name!.label = " "),
      { field: "inputs.name.label" },
    ],
  ])("%s is a fault", (_what, change, fault) => {
    const texts = inputs();
    change(texts);
    expect(faultWith(quoteFormTexts({ inputs: texts }))).toMatchObject({
      file: "content/settings/quote-form.md",
      ...fault,
    });
  });
});
