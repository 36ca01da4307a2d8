import type { ContentFile } from "../../src/content/model/contentFile";
import type { Field, Fields } from "../../src/content/model/fields";
import type { Kind } from "../../src/content/model/kind";
import { about } from "../../src/content/model/kinds/about";
import { city } from "../../src/content/model/kinds/city";
import { company } from "../../src/content/model/kinds/company";
import { contact } from "../../src/content/model/kinds/contact";
import { county } from "../../src/content/model/kinds/county";
import { document } from "../../src/content/model/kinds/document";
import { home } from "../../src/content/model/kinds/home";
import { homeSizes } from "../../src/content/model/kinds/homeSizes";
import { indexPage } from "../../src/content/model/kinds/indexPage";
import { boxesPage } from "../../src/content/model/kinds/boxesPage";
import { inventoryPage } from "../../src/content/model/kinds/inventoryPage";
import { labels } from "../../src/content/model/kinds/labels";
import { navigation } from "../../src/content/model/kinds/navigation";
import { planPage } from "../../src/content/model/kinds/planPage";
import { post } from "../../src/content/model/kinds/post";
import { quoteForm } from "../../src/content/model/kinds/quoteForm";
import { redirects } from "../../src/content/model/kinds/redirects";
import { resource } from "../../src/content/model/kinds/resource";
import { service } from "../../src/content/model/kinds/service";
import { testimonial } from "../../src/content/model/kinds/testimonial";
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

/** So short that it may repeat on several pages. */
const sentence = "Long descriptions interest nobody who is moving house.";

/** The entries that others refer to, by kind. */
const entries: Readonly<Record<string, string>> = {
  City: "tacoma",
  County: "pierce-county",
  Service: "local-moving",
};

/**
 * A valid value of a field, unless it has a pattern of its own.
 * @param topic differs for pages whose titles must differ
 */
function valueOf(field: Field, topic: string): unknown {
  switch (field.type) {
    case "text": {
      const { min = 0, max = Infinity, unique } = field;
      if (unique === "title") return `All about ${topic}`;
      const words = unique === "description" ? [topic] : [];
      while (words.join(" ").length < Math.max(min, 1)) words.push(sentence);
      return words.join(" ").slice(0, max);
    }
    case "markdown":
      return sentence;
    case "number":
      return field.min;
    case "boolean":
      return field.only ?? false;
    case "date":
      return "2026-11-02";
    case "choice":
      return field.options[0];
    case "reference":
      return entries[field.to];
    case "pageLink":
      return "/";
    case "image":
      return { src: `/${picture}`, alt: "A truck below a mountain" };
    case "list":
      return Array.from({ length: field.min ?? 0 }, () =>
        valueOf(field.of, topic),
      );
    case "object":
      return valuesOf(field.fields, `a part of ${topic}`);
  }
}

/** Valid values of the fields that aren't optional. */
const valuesOf = (fields: Fields, topic: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.optional)
      .map(([name, field]) => [name, valueOf(field, topic)]),
  );

const slug = (name: string) =>
  name.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "none";

/** A valid file of a kind. */
const fileOf = (kind: Kind, name: string, values: Changes): ContentFile => ({
  path: kind.file ?? `${kind.folder!}/${slug(name)}.md`,
  frontMatter: {
    ...valuesOf(kind.fields, name),
    ...(kind.fields.name && { name }),
    ...values,
  },
  body: kind.body === "required" ? "Text below the front matter." : "",
});

/**
 * Makes a factory for valid files of a kind; a test of valid content
 * ensures that they are.
 * @param values of fields with a pattern, and those that tests rely on
 */
const factory =
  (kind: Kind, usual: string, values: Changes = {}) =>
  (changes: Changes = {}, place: Place = {}): ContentFile => {
    const name = typeof changes.name === "string" && changes.name.trim();
    return changed(fileOf(kind, name || usual, values), changes, place);
  };

const questions = [{ question: "Where is it?", answer: "By the water." }];

export const companyFile = factory(company, "Mountain Movers Inc.", {
  shortName: "Mountain Movers",
  phone: "(206) 555-0199",
  email: "hello@movers.example",
  state: "WA",
  zip: "98445",
  hours: { days: "Monday to Friday", opens: "9:00 AM", closes: "5:00 PM" },
  social: [],
});
export const navigationFile = factory(navigation, "Navigation", {
  main: [{ label: "Home", path: "/" }],
});
export const redirectsFile = factory(redirects, "Redirects");
export const labelsFile = factory(labels, "Labels");
export const quoteFormTexts = factory(quoteForm, "Quote form");
const homeFile = factory(home, "Home");
export const documentFile = factory(document, "Privacy");
export const countyFile = factory(county, "Pierce County", {
  fips: "53053",
  questions,
});
export const cityFile = factory(city, "Tacoma", {
  location: { latitude: 47.2529, longitude: -122.4443 },
  services: [{ service: "local-moving", text: sentence }],
  questions,
});
export const serviceFile = factory(service, "Local Moving");
export const postFile = factory(post, "Moving to Tacoma", {
  date: "2026-05-12",
});
export const resourceFile = factory(resource, "Packing Guide");
export const testimonialFile = factory(testimonial, "Jane");

/** Created once, because parsed Markdown is cached per file. */
const smallest: readonly ContentFile[] = [
  companyFile(),
  navigationFile(),
  redirectsFile(),
  labelsFile(),
  quoteFormTexts(),
  homeFile(),
  fileOf(about, "About", {}),
  fileOf(contact, "Contact", {}),
  fileOf(homeSizes, "Homes", {}),
  fileOf(inventoryPage, "Inventory", {}),
  fileOf(boxesPage, "Boxes", {}),
  fileOf(planPage, "Plan", {}),
  ...(indexPage.slugs ?? []).map((name) => fileOf(indexPage, name, {})),
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
