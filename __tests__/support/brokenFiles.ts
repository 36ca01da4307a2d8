import type { ContentFile } from "../../src/content-model/contentFile";
import {
  cityFile,
  companyFile,
  documentFile,
  navigationFile,
  postFile,
  testimonialFile,
} from "./contentFactories";
import { contentText } from "./contentText";

/** A file with one mistake and the expected fault. */
export interface BrokenFile {
  readonly what: string;
  /** Path below `content/`. */
  readonly path: string;
  readonly text: string;
  /** Words on the line of the mistake; without them it is the first line. */
  readonly at?: string;
  readonly field: string;
  readonly remedy: RegExp;
}

type Rest = Omit<BrokenFile, "what" | "path" | "text"> & {
  /** Makes a mistake that serialized front matter can't have. */
  readonly edit?: (text: string) => string;
};

function broken(
  what: string,
  file: ContentFile,
  { edit = (text) => text, ...rest }: Rest,
): BrokenFile {
  return { what, path: file.path, text: edit(contentText(file)), ...rest };
}

/** A city with a unique name. */
const city = (
  name: string,
  changes: Readonly<Record<string, unknown>> = {},
  body?: string,
) => cityFile({ name, ...changes }, { ...(body !== undefined && { body }) });

const image = { src: "/images/picture.jpg", alt: "A truck below a mountain" };
const { title, description } = cityFile().frontMatter;
const answer = (text: string) => ({
  questions: [{ question: "Where is it?", answer: text }],
});

/** Faults of the schema. */
const fields: BrokenFile[] = [
  broken("text too short", city("Algona", { heading: "x" }), {
    at: "heading: x",
    field: "heading",
    remedy: /^Write text of 3 to 90 characters\. It has 1\.$/,
  }),
  broken(
    "description too long",
    city("Auburn", { description: "d".repeat(161) }),
    { at: "description:", field: "description", remedy: /120 to 160.*has 161/ },
  ),
  broken("unknown field", city("Bonney Lake", { sumary: "Hills" }), {
    at: "sumary:",
    field: "sumary",
    remedy: /no such field here\. Did you mean "summary"\?/,
  }),
  broken("missing field", city("Buckley", { summary: undefined }), {
    field: "summary",
    remedy: /^Add it: text of 40 to 200 characters/,
  }),
  broken(
    "missing field of a block",
    city("Burien", { location: { latitude: 47.4 } }),
    {
      at: "location:",
      field: "location.longitude",
      remedy: /^Add it: a number/,
    },
  ),
  broken("wrong number", city("Carbonado", { order: "first" }), {
    at: "order:",
    field: "order",
    remedy: /^Write a whole number/,
  }),
  broken(
    "no alternative text",
    city("Carnation", { image: { ...image, alt: "" } }),
    {
      at: "  alt:",
      field: "image.alt",
      remedy: /5 to 200 characters that describe the picture/,
    },
  ),
  broken(
    "picture outside content/images",
    city("Covington", {
      image: { ...image, src: "/images/../../etc/passwd.jpg" },
    }),
    { at: "passwd", field: "image.src", remedy: /^Write src \(such as/ },
  ),
  broken("unknown token", city("Des Moines", { heading: "Call {phoen}" }), {
    at: "heading:",
    field: "heading",
    remedy: /^There is no \{phoen\} here\. Did you mean "phone"\?/,
  }),
  broken("wrong date", postFile({ name: "Dated", date: "May 5" }), {
    at: "date:",
    field: "date",
    remedy: /^Write a date such as/,
  }),
  broken("no permission", testimonialFile({ permission: false }), {
    at: "permission:",
    field: "permission",
    remedy: /^Write true\.$/,
  }),
  broken("token in a fact", companyFile({ tagline: "Since {founded}" }), {
    at: "tagline:",
    field: "tagline",
    remedy: /^There is no \{founded\} here\./,
  }),
];

/** Faults in references to other files. */
const relations: BrokenFile[] = [
  broken("unknown county", city("Eatonville", { county: "pearce-county" }), {
    at: "county:",
    field: "county",
    remedy: /no such county\. Did you mean "pierce-county"\?/,
  }),
  broken(
    "unknown service in a list",
    city("Edgewood", {
      services: [{ service: "lokal-moving", text: "m".repeat(50) }],
    }),
    {
      at: "service: lokal",
      field: "services.0.service",
      remedy: /Did you mean "local-moving"\?/,
    },
  ),
  broken(
    "picture that is not there",
    city("Enumclaw", { image: { ...image, src: "/images/pictur.jpg" } }),
    {
      at: "src:",
      field: "image.src",
      remedy: /Did you mean "\/images\/picture\.jpg"\?/,
    },
  ),
  broken("title of another page", city("Vader", { title }), {
    at: "title:",
    field: "title",
    remedy: /^Write another title: content\/cities\/tacoma\.md has/,
  }),
  broken("description of another page", city("Vancouver", { description }), {
    at: "description:",
    field: "description",
    remedy: /^Write another description:/,
  }),
  broken(
    "address of another page",
    documentFile({}, { path: "documents/about.md" }),
    {
      field: "path",
      remedy: /content\/pages\/about\.md has the same address/,
    },
  ),
  broken(
    "menu entry to no page",
    navigationFile({ footer: [{ label: "About", path: "/abuot" }] }),
    {
      at: "path: /abuot",
      field: "footer.0.path",
      remedy: /Did you mean "\/about"\?/,
    },
  ),
  broken(
    "updated tomorrow",
    postFile({ name: "Updated", updated: "2999-01-01" }),
    {
      at: "updated:",
      field: "updated",
      remedy:
        /^Write a day that is not in the future: today is \d{4}-\d{2}-\d{2}\.$/,
    },
  ),
  broken(
    "link to a draft",
    city("Gig Harbor", {}, "See [it](/blog/not-ready)."),
    { at: "See [it]", field: "body", remedy: /is a draft: publish it first/ },
  ),
];

/** Faults of Markdown. */
const texts: BrokenFile[] = [
  broken(
    "link to no page",
    city("Issaquah", {}, "Text.\n\nSee [us](/abuot).\n"),
    { at: "/abuot", field: "body", remedy: /Did you mean "\/about"\?/ },
  ),
  broken(
    "link to no heading",
    city("Kenmore", {}, "## Two parks\n\nSee [them](#too-parks).\n"),
    { at: "#too-parks", field: "body", remedy: /Did you mean "two-parks"\?/ },
  ),
  broken(
    "link in a field to no heading of another page",
    city("Kirkland", answer("See\n[it](/locations/pierce-county/tacoma#x).")),
    {
      at: "tacoma#x",
      field: "questions.0.answer",
      remedy:
        /^There is no such heading on \/locations\/pierce-county\/tacoma\./,
    },
  ),
  broken("link that is spelled otherwise", city("Mercer", {}, "[A](/About/)"), {
    at: "[A]",
    field: "body",
    remedy: /no such page\. Did you mean "\/about"\?/,
  }),
  broken("relative link", city("Milton", {}, "See [it](about)."), {
    at: "See",
    field: "body",
    remedy: /^Write the whole address/,
  }),
  broken("insecure link", city("Newcastle", {}, "[It](http://a.example)"), {
    at: "[It]",
    field: "body",
    remedy: /^Write https:\/\/ instead of http:/,
  }),
  broken("link without words", city("Orting", {}, "See [](/about)."), {
    at: "See",
    field: "body",
    remedy: /^Write the words of the link/,
  }),
  broken("raw HTML", city("Pacific", {}, "Text.\n\n<b>Bold</b> words.\n"), {
    at: "<b>",
    field: "body",
    remedy: /^Write it in Markdown: \*\*Bold\*\*$/,
  }),
  broken(
    "raw HTML in a field",
    city("Redmond", answer("No.\n<script>alert(1)</script>")),
    {
      at: "<script>",
      field: "questions.0.answer",
      remedy: /HTML is not allowed/,
    },
  ),
  broken(
    "front matter in a field",
    city("Roslyn", answer("---\na: 1\n---\nText.")),
    {
      at: "    answer:",
      field: "questions.0.answer",
      remedy: /^Don't begin it with ---\./,
    },
  ),
  broken(
    "link that is code",
    city("Renton", {}, "Text.\n[It](JaVaScRiPt:alert%281%29)\n"),
    { at: "JaVa", field: "body", remedy: /javascript: is not allowed/ },
  ),
  broken("picture in a text", city("Roy", {}, "![](/images/picture.jpg)"), {
    at: "![]",
    field: "body",
    remedy: /texts can't have pictures/,
  }),
  broken("main heading in a text", city("Ruston", {}, "Text.\n\n# Hills\n"), {
    at: "# Hills",
    field: "body",
    remedy: /^Write ## instead of #:/,
  }),
  broken(
    "heading that skips a level",
    city("SeaTac", {}, "## Hills\n\n#### Bays\n"),
    { at: "#### Bays", field: "body", remedy: /^Write ### instead of ####:/ },
  ),
  broken(
    "unknown token in a text",
    city("Sumner", {}, "Hi.\nCall {phoen}.\n"),
    {
      at: "{phoen}",
      field: "body",
      remedy: /Did you mean "phone"\?/,
    },
  ),
  broken("no text", city("Tukwila", {}, "\n"), {
    at: "---\n\n",
    field: "body",
    remedy: /^Write the text below/,
  }),
];

/** Files that can't be content. */
const files: BrokenFile[] = [
  broken("front matter that is no YAML", city("Wilkeson"), {
    edit: (text) => text.replace("order: 1", "order: [1"),
    at: "order:",
    field: "",
    remedy: /^Put the value in quotes, because it begins with \[/,
  }),
  broken("field twice", city("Woodinville"), {
    edit: (text) => text.replace("order: 1", "order: 1\norder: 2"),
    at: "order: 2",
    field: "",
    remedy: /^Remove one of the two lines/,
  }),
  broken("no front matter", city("Yelm"), {
    edit: () => "Only text.\n",
    field: "",
    remedy: /^Begin the file with a line of only three hyphens/,
  }),
  broken("front matter without an end", city("Ashford"), {
    edit: () => "---\nname: Ashford\n",
    at: "name:",
    field: "",
    remedy: /^Put a line of only three hyphens/,
  }),
  broken(
    "name that can't be a path",
    cityFile({}, { path: "cities/Big_X.md" }),
    {
      edit: (text) => text.replaceAll("Tacoma", "Big"),
      field: "",
      remedy: /^Rename it to big-x\.md/,
    },
  ),
  broken("folder of no kind", cityFile({}, { path: "towns/elbe.md" }), {
    field: "",
    remedy: /^Move it to the folder of its kind/,
  }),
];

/** Files with one mistake each; no fault follows from another. */
export const brokenFiles: readonly BrokenFile[] = [
  ...fields,
  ...relations,
  ...texts,
  ...files,
];
