import { companyTokens, tokensIn } from "../site/interpolate";
import { bodyField, contentPath, kindOf, slugOf } from "./contentFile";
import type { ContentFile } from "./contentFile";
import { explainIssue, unknownTokenRemedy } from "./explainIssue";
import { didYouMean } from "./faults";
import type { Fault } from "./faults";
import { frontMatterSchema } from "./frontMatterSchema";
import { pathsOf } from "./kind";
import type { Kind } from "./kind";
import { kinds } from "./kinds";
import { markdownFaults } from "./markdown/markdownFaults";
import { placeholderFaults } from "./placeholders";

/** A file that passed the checks a file can pass alone. */
export interface Entry {
  readonly kind: Kind;
  /** Path below `content/`. */
  readonly file: string;
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The entry's addresses by the name of their GraphQL field. */
  readonly paths: Readonly<Record<string, string>>;
}

export type Parsed =
  | { readonly entry: Entry; readonly faults?: never }
  | { readonly entry?: never; readonly faults: readonly Fault[] };

const schemas = new Map(
  kinds.map((kind) => [kind, frontMatterSchema(kind.fields)]),
);

function placeFault(path: string): string | undefined {
  const kind = kindOf(path);
  if (!kind) {
    const homes = kinds.map(({ folder, file }) =>
      folder ? `${folder}/` : String(file),
    );
    return `No kind of content lives here. Move the file to one of: ${homes.join(", ")}.`;
  }
  const slug = slugOf(path);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return "Rename the file: lower-case letters, digits and single hyphens, as it is part of the address.";
  if (kind.slugs && !kind.slugs.includes(slug))
    return `The folder holds these files only: ${kind.slugs.map((s) => `${s}.md`).join(", ")}.${didYouMean(slug, kind.slugs)}`;
  return undefined;
}

/** Faults days that come before the day they have to follow. */
function earlyDays(
  { fields }: Kind,
  data: Readonly<Record<string, unknown>>,
  file: string,
): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const earliest = field.type === "date" && field.notBefore;
    const value = data[name];
    const first = earliest && data[earliest];
    if (typeof value !== "string" || typeof first !== "string") return [];
    if (value >= first) return [];
    const remedy = `Write a date that is not before its ${String(earliest)}, ${first}.`;
    return [{ file: contentPath(file), field: name, value, remedy }];
  });
}

/** Faults of the text below the front matter. */
function bodyFaults(file: ContentFile, kind: Kind): Fault[] {
  const place = { file: contentPath(file.path), field: bodyField };
  const hasBody = file.body.trim() !== "";
  if (kind.body === "required" && !hasBody)
    return [{ ...place, remedy: "Write the text below the second ---." }];
  if (kind.body === "none" && hasBody)
    return [
      {
        ...place,
        value: file.body.trim(),
        remedy: "Remove the text below the second ---: it is shown nowhere.",
      },
    ];
  return tokensIn(file.body)
    .filter((token) => !companyTokens.some((known) => known === token))
    .map((token) => ({
      ...place,
      line:
        file.lines &&
        file.lines.beforeBody +
          file.body.split(`{${token}}`)[0]!.split("\n").length,
      value: `{${token}}`,
      remedy: unknownTokenRemedy(token, companyTokens),
    }));
}

interface Known {
  readonly text: string;
  readonly parsed: Parsed;
}

/** What files became, by their paths. */
const known = new Map<string, Known>();

/**
 * Checks one file on its own: place, name, front matter, texts. A build asks
 * of every file twice, for the check and for its node, and to read Markdown
 * takes long: a file that has passed is not read again until it changes.
 * @returns the typed entry, or every fault found
 */
export function parseContentFile(file: ContentFile): Parsed {
  const text = JSON.stringify([file.frontMatter, file.body]);
  const before = known.get(file.path);
  if (before?.text === text) return before.parsed;
  const parsed = parseAnew(file);
  // Faults name lines, which are those of one reading.
  if (parsed.entry) known.set(file.path, { text, parsed });
  return parsed;
}

function parseAnew(file: ContentFile): Parsed {
  const misplaced = placeFault(file.path);
  const kind = kindOf(file.path);
  if (misplaced || !kind)
    return {
      faults: [
        { file: contentPath(file.path), field: "", remedy: misplaced ?? "" },
      ],
    };

  const result = schemas.get(kind)?.safeParse(file.frontMatter);
  const unwritten = placeholderFaults(file, kind);
  // One mistake is one fault: a placeholder is not measured.
  const isUnwritten = new Set(unwritten.map(({ field }) => field));
  const wrong =
    result?.error?.issues.flatMap((issue) =>
      explainIssue(issue, kind.fields, file),
    ) ?? [];
  const faults: Fault[] = [
    ...wrong.filter(({ field }) => !isUnwritten.has(field)),
    ...unwritten,
    ...bodyFaults(file, kind),
    ...markdownFaults(file, kind),
    ...(result?.data ? earlyDays(kind, result.data, file.path) : []),
  ];
  if (faults.length || !result?.data) return { faults };

  const slug = slugOf(file.path);
  const data = result.data;
  return {
    entry: {
      kind,
      file: file.path,
      slug,
      data,
      paths: pathsOf(kind, slug, data),
    },
  };
}
