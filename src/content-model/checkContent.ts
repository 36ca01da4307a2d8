import { contentPath, kindOf, slugOf } from "./contentFile";
import type { ContentFile } from "./contentFile";
import { didYouMean } from "./faults";
import type { Fault } from "./faults";
import type { ImageValue, TextField } from "./fields";
import { kinds } from "./kinds";
import { parseContentFile } from "./parseContentFile";
import type { Entry } from "./parseContentFile";
import { pageTitle } from "../site/pageTitle";
import { visitFields } from "./visitFields";

/** Longest page title, in characters, that search results show whole. */
const longestTitle = 60;

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
        remedy: `Write another: ${first.file} has the same ${what} in ${first.field}.`,
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

/**
 * Checks all content at once: each file alone, then what one file says of
 * another.
 * @param images paths of the pictures below `content/`, such as `images/a.jpg`
 * @returns the entries that can be built and every fault found
 */
export function checkContent(
  files: readonly ContentFile[],
  images: readonly string[],
): { entries: Entry[]; faults: Fault[] } {
  const parsed = files.map((file) => parseContentFile(file));
  const faults: Fault[] = [
    ...missingFiles(files),
    ...parsed.flatMap(({ faults = [] }) => faults),
  ];
  const entries = parsed.flatMap(({ entry }) => (entry ? [entry] : []));

  // A file with faults is still there to be named: its own faults are enough.
  const slugs = (kind: string) =>
    files
      .filter(({ path }) => kindOf(path)?.name === kind)
      .map(({ path }) => slugOf(path));
  const pages = files.flatMap(({ path, frontMatter }) =>
    Object.values(kindOf(path)?.paths ?? {}).map((pathOf) =>
      pathOf(slugOf(path), frontMatter),
    ),
  );
  const pictures = new Set(images);
  const company = entries.find(({ kind }) => kind.name === "Company")?.data as
    { shortName: string } | undefined;
  const once = { path: new Once(), title: new Once(), description: new Once() };

  for (const entry of entries) {
    const file = contentPath(entry.file);
    for (const [field, path] of Object.entries(entry.paths)) {
      const fault = once.path.fault(path, { file, field }, "address");
      if (fault)
        faults.push({ ...fault, remedy: `${fault.remedy} Rename this file.` });
    }
    visitFields(entry.kind.fields, entry.data, (field, value, path) => {
      const use = { file, field: path.join(".") };
      const named = (known: readonly string[], what: string) => {
        if (!known.includes(value as string))
          faults.push({
            ...use,
            value,
            remedy: `There is no such ${what}.${didYouMean(value as string, known)}`,
          });
      };
      if (field.type === "reference")
        named(slugs(field.to), field.to.toLowerCase());
      if (field.type === "pageLink") named(pages, "page");
      if (field.type === "image") {
        const { src } = value as ImageValue;
        if (!pictures.has(src.slice(1)))
          faults.push({
            file,
            field: `${use.field}.src`,
            value: src,
            remedy: `There is no such picture below content/images.${didYouMean(
              src,
              images.map((i) => `/${i}`),
            )}`,
          });
      }
      if (field.type === "text" && field.unique)
        checkUnique(field.unique, value as string, use);
    });
  }

  function checkUnique(
    group: NonNullable<TextField["unique"]>,
    value: string,
    use: Use,
  ) {
    const fault = once[group].fault(value, use, group);
    if (fault) faults.push(fault);
    const title =
      group === "title" && company && pageTitle(value, company.shortName);
    if (title && title.length > longestTitle)
      faults.push({
        ...use,
        value,
        remedy: `Shorten it by ${String(title.length - longestTitle)} characters: with the company's name it is "${title}", and search results show ${String(longestTitle)}.`,
      });
  }

  return { entries, faults };
}
