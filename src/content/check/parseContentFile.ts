import {
  bodyField,
  contentPath,
  kindOf,
  slugOf,
  tidySlug,
} from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { explainIssues } from "./explainIssue";
import { closestTo } from "../model/contentErrors";
import type { Advice, ContentError } from "../model/contentErrors";
import { frontMatterSchema } from "../model/fieldTypes";
import { pathsOf, requiredFiles } from "../model/kind";
import type { Kind } from "../model/kind";
import { kinds } from "../model/kinds";
import { markdownErrors } from "./markdown/markdownErrors";
import { textErrors } from "./textErrors";

export interface ContentEntry {
  readonly kind: Kind;
  /** Path below `content/`. */
  readonly file: string;
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly paths: Readonly<Record<string, string>>;
}

export type Parsed =
  | { readonly entry: ContentEntry; readonly errors?: never }
  | { readonly entry?: never; readonly errors: readonly ContentError[] };

const schemas = new Map(
  kinds.map((kind) => [kind, frontMatterSchema(kind.fields)]),
);

/** Why no file can be at a path below `content/`, by its folder and name. */
function placeError(path: string): Advice | undefined {
  const kind = kindOf(path);
  const [top = "", name = ""] = path.split("/");
  const allPlaces = kinds.flatMap((one) =>
    one.folder && !one.slugs
      ? one.folder
      : requiredFiles(one).map((file) => file.replace(".md", "")),
  );
  const slug = slugOf(path);
  if (!kind || (kind.slugs && !kind.slugs.includes(slug))) {
    const written = kind ? path.replace(".md", "") : top;
    const places = allPlaces.filter((one) => one.startsWith(`${top}/`));
    return {
      fix:
        name && places.length
          ? `This folder can only have these files: ${places.map((one) => `${slugOf(one)}.md`).join(", ")}.`
          : `Move it to the folder of its kind in content: ${allPlaces.filter((one) => !one.includes("/")).join(", ")}.`,
      meant: closestTo(written, allPlaces),
    };
  }
  const tidy = tidySlug(slug);
  return tidy === slug
    ? undefined
    : {
        fix: `Rename it to ${tidy || "a-name"}.md: the name becomes part of the page's address, which has only lower-case letters, digits and single hyphens.`,
      };
}

function bodyErrors(file: ContentFile, kind: Kind): ContentError[] {
  const value = file.body.trim();
  const place = { file: contentPath(file.path), field: bodyField };
  if (kind.body === "required" && !value)
    return [
      {
        ...place,
        fix: "Write the text; in the file, below the second ---.",
      },
    ];
  if (kind.body !== "none" || !value) return [];
  return [
    {
      ...place,
      value,
      fix: "Remove the text below the second ---: no page shows it.",
    },
  ];
}

const parsedFiles = new WeakMap<ContentFile, Parsed>();

/**
 * Checks one file on its own: place, name, front matter and texts. A file is parsed
 * once, because parsing Markdown is slow and a build asks twice, for the check and for
 * its node.
 * @returns the typed entry, or every error found
 */
export function parseContentFile(file: ContentFile): Parsed {
  const parsed = parsedFiles.get(file) ?? parseAnew(file);
  parsedFiles.set(file, parsed);
  return parsed;
}

function parseAnew(file: ContentFile): Parsed {
  const misplaced = placeError(file.path);
  const kind = kindOf(file.path);
  if (misplaced || !kind)
    return {
      errors: [
        { file: contentPath(file.path), field: "", fix: "", ...misplaced },
      ],
    };

  const result = schemas.get(kind)?.safeParse(file.frontMatter, {
    reportInput: true,
  });
  const wrong = explainIssues(result?.error?.issues ?? [], kind.fields, file);
  const isWrong = new Set(wrong.map(({ field }) => field));
  const errors: ContentError[] = [
    ...wrong,
    ...textErrors(file, kind).filter(({ field }) => !isWrong.has(field)),
    ...bodyErrors(file, kind),
    ...markdownErrors(file, kind),
  ];
  if (errors.length || !result?.data) return { errors };

  const slug = slugOf(file.path);
  const data = result.data;
  return {
    entry: {
      kind,
      file: file.path,
      slug,
      data,
      body: file.body,
      paths: pathsOf(kind, slug, data),
    },
  };
}
