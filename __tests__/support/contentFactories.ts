import type { ContentFile } from "../../src/content/model/contentFile";
import type { Fields } from "../../src/content/model/fields";
import type { Kind } from "../../src/content/model/kind";
import { inventoryPage } from "../../src/content/model/kinds/inventoryPage";
import { planPage } from "../../src/content/model/kinds/planPage";
import { indexPage } from "../../src/content/model/kinds/indexPage";
import { labels } from "../../src/content/model/kinds/labels";
import {
  quoteForm,
  quoteFormFile,
} from "../../src/content/model/kinds/quoteForm";
import type { Pictures } from "../../src/content/read/content";

/** Front matter to change; `undefined` removes a field. */
type Changes = Readonly<Record<string, unknown>>;

interface Place {
  readonly path?: string;
  readonly body?: string;
}

/** The picture that all factories use, as a path below `content/`. */
export const picture = "images/picture.jpg";

/** The same with valid measurements. */
export const pictures: Pictures = new Map([
  [picture, { width: 2400, height: 1600, bytes: 400_000 }],
]);

/** The day for checks of content in tests. */
export const today = "2026-11-20";

const checked = "2026-11-02";

/** A copy of a file with changed front matter, path or body. */
export const changed = (
  file: ContentFile,
  changes: Changes,
  place: Place = {},
): ContentFile => ({
  ...file,
  ...place,
  frontMatter: Object.fromEntries(
    Object.entries({ ...file.frontMatter, ...changes }).filter(
      ([, value]) => value !== undefined,
    ),
  ),
});

/**
 * Makes a factory for valid files of a kind; a test of valid content
 * ensures that they are.
 */
const factory =
  (usual: string, make: (name: string) => ContentFile) =>
  (changes: Changes = {}, place: Place = {}): ContentFile => {
    const name = typeof changes.name === "string" && changes.name.trim();
    return changed(make(name || usual), changes, place);
  };

const slug = (name: string) =>
  name.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "none";

/** So short that it may repeat on several pages. */
const sentence = "Long descriptions interest nobody who is moving house.";
const heading = "What this page is about";
const image = { src: `/${picture}`, alt: "A truck below a mountain" };
const body = "Text below the front matter.";

const seo = (topic: string) => ({
  title: `All about ${topic}`,
  description: `${topic}: ${sentence} And a second one, then a third. As long as search engines show it.`,
});

/** The fields that most pages have in common. */
export const page = (name: string) => ({
  name,
  order: 1,
  ...seo(name),
  heading,
  summary: sentence,
  image,
});

const callToAction = { heading, text: sentence, label: "Ask us" };

export const companyFile = factory("Mountain Movers Inc.", (name) => ({
  path: "settings/company.md",
  frontMatter: {
    name,
    shortName: "Mountain Movers",
    tagline: "Movers below the mountain",
    phone: "(206) 555-0199",
    email: "hello@movers.example",
    city: "Tacoma",
    state: "WA",
    zip: "98445",
    hours: { days: "Monday to Friday", opens: "9:00 AM", closes: "5:00 PM" },
    founded: 2024,
    social: [],
    shareImage: image,
  },
  body: "",
}));

export const navigationFile = factory("Navigation", () => ({
  path: "settings/navigation.md",
  frontMatter: { main: [{ label: "Home", path: "/" }], footer: [] },
  body: "",
}));

export const redirectsFile = factory("Redirects", () => ({
  path: "settings/redirects.md",
  frontMatter: { redirects: [] },
  body: "",
}));

export const labelsFile = factory("Labels", () => ({
  path: "settings/labels.md",
  frontMatter: Object.fromEntries(
    Object.keys(labels.fields).map((name) => [name, `The ${name} label`]),
  ),
  body: "",
}));

const textsOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type === "object" ? textsOf(field.fields) : `The ${name} text`,
    ]),
  );

export const quoteFormTexts = factory("Quote form", () => ({
  path: quoteFormFile,
  frontMatter: textsOf(quoteForm.fields),
  body: "",
}));

export const homeFile = factory("Home", (name) => ({
  path: "pages/home.md",
  frontMatter: {
    ...seo(name),
    checked,
    keywords: ["movers"],
    heading,
    lead: sentence,
    image,
    services: { heading, text: sentence },
    solutions: { heading, body: sentence },
    areas: {
      heading,
      text: sentence,
      citiesHeading: heading,
      cities: ["tacoma"],
    },
    trust: { heading, body: sentence },
    testimonials: { heading, emptyHeading: heading, empty: sentence },
    callToAction,
  },
  body: "",
}));

export const aboutFile = factory("About", (name) => ({
  path: "pages/about.md",
  frontMatter: {
    ...seo(name),
    checked,
    heading,
    lead: sentence,
    story: { heading, body: sentence, image },
    values: {
      heading,
      items: [{ title: "Care", description: sentence, image }],
    },
    trust: { heading, body: sentence },
    callToAction,
  },
  body: "",
}));

export const contactFile = factory("Contact", (name) => ({
  path: "pages/contact.md",
  frontMatter: {
    ...seo(name),
    checked,
    heading,
    lead: sentence,
    form: {
      heading,
      text: sentence,
      consent: sentence,
      withoutScripts: sentence,
    },
  },
  body,
}));

/** A text for each field, also in blocks. */
const textsFor = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type === "object" ? textsFor(field.fields) : sentence,
    ]),
  );

/** The page of a tool, which is made of nothing but texts. */
const toolPageFile = (kind: Kind, name: string): ContentFile => ({
  path: String(kind.file),
  frontMatter: {
    ...textsFor(kind.fields),
    name,
    ...seo(name),
    checked,
    heading,
  },
  body,
});

const few = { low: 1, high: 2 };

export const homeSizesFile = factory("Homes", () => ({
  path: "settings/homes.md",
  frontMatter: {
    homes: [
      {
        size: "studio",
        name: "Studio",
        boxes: few,
        dishPacks: few,
        tape: few,
        paper: few,
      },
    ],
    trucks: [{ name: "Truck", cubicFeet: 400 }],
  },
  body: "",
}));

const indexPageFile = factory("Services", (name) => ({
  path: `pages/${slug(name)}.md`,
  frontMatter: {
    ...seo(`the index ${name}`),
    checked,
    heading,
    lead: sentence,
  },
  body: "",
}));

export const documentFile = factory("Privacy", (name) => ({
  path: `documents/${slug(name)}.md`,
  frontMatter: {
    name,
    order: 1,
    ...seo(name),
    checked,
    heading,
    updated: "2026-05-12",
  },
  body,
}));

export const countyFile = factory("Pierce County", (name) => ({
  path: `counties/${slug(name)}.md`,
  frontMatter: {
    ...page(name),
    checked,
    fips: "53053",
    services: ["local-moving"],
    nearby: [],
    questions: [{ question: "Where is it?", answer: "By the water." }],
    area: {
      ...seo(`living in ${name}`),
      heading,
      summary: `${sentence} ${sentence}`,
      body: sentence,
    },
  },
  body,
}));

export const cityFile = factory("Tacoma", (name) => ({
  path: `cities/${slug(name)}.md`,
  frontMatter: {
    ...page(name),
    checked,
    county: "pierce-county",
    location: { latitude: 47.2529, longitude: -122.4443 },
    facts: ["Parking", "Power", "Bridges"].map((label) => ({
      label,
      text: sentence,
    })),
    services: [{ service: "local-moving", text: sentence }],
    questions: [{ question: "Where is it?", answer: "By the water." }],
  },
  body,
}));

export const serviceFile = factory("Local Moving", (name) => ({
  path: `services/${slug(name)}.md`,
  frontMatter: {
    ...page(name),
    checked,
    quoteLabel: "Ask for a quote",
    included: ["Loading", "Driving", "Unloading"],
    questions: [],
  },
  body,
}));

export const postFile = factory("Moving to Tacoma", (name) => ({
  path: `posts/${slug(name)}.md`,
  frontMatter: { ...page(name), checked, date: "2026-05-12", guide: true },
  body,
}));

export const resourceFile = factory("Packing Guide", (name) => ({
  path: `resources/${slug(name)}.md`,
  frontMatter: { ...page(name), checked },
  body,
}));

export const testimonialFile = factory("Jane", () => ({
  path: "testimonials/jane.md",
  frontMatter: {
    quote: "They carried the piano as if it were theirs.",
    author: "Jane",
    city: "tacoma",
    service: "local-moving",
    date: "2026-05-12",
    permission: true,
  },
  body: "",
}));

/** Created once, because parsed Markdown is cached per file. */
const smallest: readonly ContentFile[] = [
  companyFile(),
  navigationFile(),
  redirectsFile(),
  labelsFile(),
  quoteFormTexts(),
  homeFile(),
  aboutFile(),
  contactFile(),
  homeSizesFile(),
  toolPageFile(inventoryPage, "Inventory"),
  toolPageFile(planPage, "Plan"),
  ...(indexPage.slugs ?? [])
    .map((name) => indexPageFile({ name }))
    .map((file) => changed(file, { name: undefined })),
  countyFile(),
  cityFile(),
  serviceFile(),
];

/**
 * The smallest valid content, with one city, county and service.
 * @param files added, or replacing those with the same path
 */
export const wholeContent = (...files: readonly ContentFile[]): ContentFile[] =>
  Array.from(
    new Map([...smallest, ...files].map((file) => [file.path, file])).values(),
  );
