import type { ContentFile } from "../../content/model/contentFile";
import { toContentPath, contentTypeOf } from "../../content/model/contentFile";
import {
  scalarToString,
  normalizeFields,
  cleanEditorMarkdown,
} from "../../content/write/normalizeFields";
import type { ImmutableMap } from "./decapApi";

// Whatever Decap doesn't document of entries, and this project needs, is in this
// file. What is missing after an update of Decap is an error that refuses to save.

/** An entry in a form, or in the list of those that wait. */
export interface OpenEntry {
  readonly file: ContentFile;
  readonly isNew: boolean;
  /** Whether a new entry has a name, after which Decap names its file. */
  readonly isNamed: boolean;
  /** Branch on which a change waits at GitHub. */
  readonly branch: string;
  /** Text of the file when it was opened, or last saved here. */
  readonly raw: string;
}

/**
 * The slug that Decap makes of a name; empty without letters and digits. Of letters such
 * as ß and ł, Decap makes others.
 */
export const toDecapSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * Reads an entry of Decap's, of which only `data` is documented.
 * @throws when Decap gives entries another form
 */
export function readOpenEntry(entry: ImmutableMap): OpenEntry {
  const { data, collection, slug, path, raw } = entry.toJS();
  if (
    typeof collection !== "string" ||
    typeof slug !== "string" ||
    typeof path !== "string" ||
    typeof raw !== "string" ||
    typeof data !== "object"
  )
    throw new Error(
      "Decap gives entries another form than before: see decapInternals.ts",
    );
  const { body, ...values } = data as Record<string, unknown>;
  const nameSlug = toDecapSlug(scalarToString(values.name ?? values.author));
  // Collections are named after their folders.
  const projectPath = path || `content/${collection}/${nameSlug || "new"}.md`;
  const contentPath = toContentPath(projectPath);
  const text = cleanEditorMarkdown(body);
  return {
    file: {
      path: contentPath,
      frontMatter: normalizeFields(
        contentTypeOf(contentPath)?.fields ?? {},
        values,
      ),
      body: text && `${text}\n`,
    },
    isNew: !path,
    isNamed: nameSlug !== "",
    branch: `cms/${collection}/${slug}`,
    raw,
  };
}

/** @throws when nobody is signed in to GitHub, or Decap keeps it elsewhere */
export function readGitHubToken(): string {
  const user = JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as {
    token?: string;
  };
  if (!user.token) throw new Error("Sign in to GitHub again.");
  return user.token;
}
