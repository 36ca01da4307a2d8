import {
  bodyFieldPath,
  toProjectPath,
  contentTypeOf,
  slugOf,
  slugify,
} from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { findStructureError } from "./findStructureError";
import { explainIssues } from "./explainIssues";
import { findClosest } from "../model/diagnostics";
import type { UnlocatedDiagnostic, Diagnostic } from "../model/diagnostics";
import { buildFixDiagnostic } from "../model/fixes";
import { buildFrontMatterSchema } from "../model/fieldTypes";
import { listRequiredFiles } from "../model/contentType";
import type { ContentType } from "../model/contentType";
import { contentTypes } from "../model/contentTypes";
import { findMarkdownErrors } from "./markdown/findMarkdownErrors";
import { findTextErrors } from "./findTextErrors";

export interface ContentEntry {
  readonly contentType: ContentType;
  /** Path below `content/`. */
  readonly file: string;
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

type ValidationResult =
  | { readonly entry: ContentEntry; readonly errors?: never }
  | { readonly entry?: never; readonly errors: readonly Diagnostic[] };

/** A content file with its entry or its errors. */
export type ValidatedFile = {
  readonly contentFile: ContentFile;
} & ValidationResult;

const frontMatterSchemas = new Map(
  contentTypes.map((contentType) => [
    contentType,
    buildFrontMatterSchema(contentType.fields),
  ]),
);

/** Folders that allow any file name, and the paths of files with fixed names, without `.md`. */
const allowedPaths = contentTypes.flatMap((contentType) =>
  contentType.folder && !contentType.fixedSlugs
    ? contentType.folder
    : listRequiredFiles(contentType).map((file) => file.replace(".md", "")),
);

function misplacedMessage(path: string): string {
  const [top = "", name] = path.split("/");
  const siblings = allowedPaths
    .filter((allowed) => allowed.startsWith(`${top}/`))
    .map((allowed) => `${slugOf(allowed)}.md`);
  if (name && siblings.length)
    return `This folder can only have these files: ${siblings.join(", ")}.`;
  const folders = allowedPaths.filter((allowed) => !allowed.includes("/"));
  return `Move it to the folder of its kind in content: ${folders.join(", ")}.`;
}

/** @param path below `content/` */
function validateLocation(path: string): UnlocatedDiagnostic | undefined {
  const contentType = contentTypeOf(path);
  const slug = slugOf(path);
  const isAllowed = contentType?.fixedSlugs?.includes(slug) ?? contentType;
  if (!isAllowed) {
    const [top = ""] = path.split("/");
    const misplacedPath = contentType ? path.replace(".md", "") : top;
    return {
      message: misplacedMessage(path),
      suggestion: findClosest(misplacedPath, allowedPaths),
    };
  }
  const validSlug = slugify(slug);
  if (validSlug === slug) return undefined;
  const reason =
    "the name becomes part of the page's address, which has only lower-case letters, digits and single hyphens.";
  const to = toProjectPath(`${contentType?.folder}/${validSlug}.md`);
  return validSlug
    ? buildFixDiagnostic({ type: "rename", to }, reason)
    : { message: `Give it another name: ${reason}` };
}

function findBodyErrors(
  file: ContentFile,
  contentType: ContentType,
): Diagnostic[] {
  const value = file.body.trim();
  const location = { file: toProjectPath(file.path), fieldPath: bodyFieldPath };
  if (contentType.body === "required" && !value)
    return [
      {
        ...location,
        message: "Write the text; in the file, below the second ---.",
      },
    ];
  if (contentType.body !== "none" || !value) return [];
  return [
    {
      ...location,
      value,
      message:
        "Move the text below the second --- into a field: no page shows it here.",
    },
  ];
}

const resultsByFile = new WeakMap<ContentFile, ValidationResult>();

/**
 * Validates one file by itself: location, name, front matter and texts. Memoized by
 * file, because parsing Markdown is slow and a build validates each file twice: for the
 * check and for the GraphQL node.
 * @returns the typed entry, or all errors
 */
export function validateContentFile(file: ContentFile): ValidationResult {
  const result = resultsByFile.get(file) ?? validateUncached(file);
  resultsByFile.set(file, result);
  return result;
}

function validateUncached(file: ContentFile): ValidationResult {
  const misplaced = validateLocation(file.path);
  const contentType = contentTypeOf(file.path);
  if (misplaced || !contentType)
    return {
      errors: [
        {
          file: toProjectPath(file.path),
          fieldPath: "",
          message: "",
          ...misplaced,
        },
      ],
    };

  const structureError = findStructureError(file, contentType);
  if (structureError) return { errors: [structureError] };

  const result = frontMatterSchemas
    .get(contentType)
    ?.safeParse(file.frontMatter, {
      reportInput: true,
    });
  const fieldErrors = explainIssues(
    result?.error?.issues ?? [],
    contentType.fields,
    file,
  );
  const invalidFieldPaths = new Set(
    fieldErrors.map(({ fieldPath }) => fieldPath),
  );
  const errors: Diagnostic[] = [
    ...fieldErrors,
    ...findTextErrors(file, contentType).filter(
      ({ fieldPath }) => !invalidFieldPaths.has(fieldPath),
    ),
    ...findBodyErrors(file, contentType),
    ...findMarkdownErrors(file, contentType),
  ];
  if (errors.length || !result?.data) return { errors };

  const slug = slugOf(file.path);
  const data = result.data;
  return {
    entry: {
      contentType,
      file: file.path,
      slug,
      data,
      body: file.body,
    },
  };
}
