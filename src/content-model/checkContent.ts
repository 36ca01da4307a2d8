import { contentPath, kindOf, slugOf } from "./contentFile";
import type { ContentFile } from "./contentFile";
import { didYouMean } from "./faults";
import type { Fault } from "./faults";
import type { ImageValue } from "./fields";
import type { Kind } from "./kind";
import { kinds } from "./kinds";
import { parseContentFile, pathsOf } from "./parseContentFile";
import type { Entry } from "./parseContentFile";
import { pendingReferences } from "./pendingReferences";
import { companyDay } from "../site/companyDay";
import { pageTitle } from "../site/pageTitle";
import { visitFields } from "./visitFields";

/** Longest page title, in characters, that search results show whole. */
export const longestTitle = 60;

interface Use {
  readonly file: string;
  readonly field: string;
}

/** Remembers who used a value first and faults everyone after. */
class Once {
  readonly #first = new Map<string, Use>();

  fault(value: string, use: Use, what: string): Fault | undefined {
    const key = value.toLowerCase();
    const first = this.#first.get(key);
    this.#first.set(key, first ?? use);
    return (
      first && {
        ...use,
        value,
        remedy:
          what === "address"
            ? `Rename this file: ${first.file} has the same address.`
            : `Write another: ${first.file} has the same ${what} in ${first.field}.`,
      }
    );
  }
}

function missingFiles(files: readonly ContentFile[]): Fault[] {
  const present = new Set(files.map(({ path }) => path));
  const needed = kinds.flatMap(({ file, folder, slugs }) =>
    file ? [file] : (slugs ?? []).map((slug) => `${String(folder)}/${slug}.md`),
  );
  return needed
    .filter((path) => !present.has(path))
    .map((path) => ({
      file: contentPath(path),
      field: "",
      remedy: "Add this file: the site can't do without it.",
    }));
}

/** What one file says of others can be checked though the file has faults. */
interface Draft {
  readonly file: string;
  readonly kind: Kind;
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly paths: Readonly<Record<string, string>>;
}

function draftOf(
  { path, frontMatter, body }: ContentFile,
  entry?: Entry,
): Draft[] {
  const kind = kindOf(path);
  if (!kind) return [];
  const slug = slugOf(path);
  const data = entry?.data ?? frontMatter;
  return [
    {
      file: contentPath(path),
      kind,
      slug,
      data,
      body,
      paths: pathsOf(kind, slug, data),
    },
  ];
}

/**
 * Checks all content at once: each file alone, then what one file says of
 * another.
 * @param images paths of the pictures below `content/`, such as `images/a.jpg`
 * @param today the company's day, which decides what is published
 * @returns the entries that can be built and every fault found
 */
export function checkContent(
  files: readonly ContentFile[],
  images: readonly string[],
  today = companyDay(),
): { entries: Entry[]; faults: Fault[] } {
  const parsed = files.map((file) => parseContentFile(file));
  const entries = parsed.flatMap(({ entry }) => (entry ? [entry] : []));
  const drafts = files.flatMap((file, index) =>
    draftOf(file, parsed[index]?.entry),
  );
  const own = parsed.flatMap(({ faults = [] }) => faults);
  const place = ({ file, field }: Fault) => `${file} ${field}`;
  const faulty = new Set(own.map(place));
  // One mistake is one fault: a value that is wrong alone is not compared.
  const shared = [
    ...drafts.flatMap(duplicates(drafts)),
    ...drafts.flatMap(danglingNames(drafts, images)),
    ...pendingReferences(drafts, today),
  ].filter((fault) => !faulty.has(place(fault)));
  return { entries, faults: [...missingFiles(files), ...own, ...shared] };
}

/** Faults values that an earlier file has already: addresses, titles, … */
function duplicates(drafts: readonly Draft[]): (draft: Draft) => Fault[] {
  const company = drafts.find(({ kind }) => kind.name === "Company");
  const once = {
    path: new Once(),
    title: new Once(),
    description: new Once(),
    "FIPS code": new Once(),
  };
  return ({ file, kind, data, paths }) => {
    const faults = Object.entries(paths).map(([field, path]) =>
      once.path.fault(path, { file, field }, "address"),
    );
    visitFields(kind.fields, data, (field, value, path) => {
      if (field.type !== "text" || !field.unique) return;
      if (typeof value !== "string" || !value) return;
      const use = { file, field: path.join(".") };
      faults.push(once[field.unique].fault(value, use, field.unique));
      if (field.unique === "title")
        faults.push(longTitle(value, company?.data.shortName, use));
    });
    return faults.filter((fault) => fault !== undefined);
  };
}

function longTitle(
  value: string,
  shortName: unknown,
  use: Use,
): Fault | undefined {
  if (typeof shortName !== "string") return undefined;
  const title = pageTitle(value, shortName);
  const excess = title.length - longestTitle;
  if (excess <= 0) return undefined;
  return {
    ...use,
    value,
    remedy: `Shorten it by ${excess} characters: with the company's name it is "${title}", and search results show ${longestTitle}.`,
  };
}

/** Faults names of entries, pages and pictures that are not there. */
function danglingNames(
  drafts: readonly Draft[],
  images: readonly string[],
): (draft: Draft) => Fault[] {
  const pages = drafts.flatMap(({ paths }) => Object.values(paths));
  const pictures = images.map((image) => `/${image}`);
  const slugs = (name: string) =>
    drafts.filter(({ kind }) => kind.name === name).map(({ slug }) => slug);

  return ({ file, kind, data }) => {
    const faults: Fault[] = [];
    visitFields(kind.fields, data, (field, value, path) => {
      const check = (
        named: unknown,
        known: readonly string[],
        what: string,
        at = path,
      ) => {
        if (typeof named !== "string" || known.includes(named)) return;
        faults.push({
          file,
          field: at.join("."),
          value: named,
          remedy: `There is no such ${what}.${didYouMean(named, known)}`,
        });
      };
      if (field.type === "reference")
        check(value, slugs(field.to), field.to.toLowerCase());
      if (field.type === "pageLink") check(value, pages, "page");
      if (field.type === "image") {
        const { src } = value as Partial<ImageValue>;
        check(src, pictures, "picture below content/images", [...path, "src"]);
      }
    });
    return faults;
  };
}
