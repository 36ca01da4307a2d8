import type { ContentFile } from "../../content/model/contentFile";
import { toContentPath, contentTypeOf } from "../../content/model/contentFile";
import {
  scalarToString,
  normalizeFields,
  cleanEditorMarkdown,
} from "../../content/write/normalizeFields";
import type { ImmutableMap } from "./decapApi";

// The only file that reads undocumented parts of Decap's entries. If an update of Decap
// changes one, an error prevents saving.

/** An entry in a form, or in Decap's workflow. */
export interface OpenEntry {
  readonly file: ContentFile;
  readonly isNew: boolean;
  /** Whether the entry has a name, from which Decap makes a new file's slug. */
  readonly isNamed: boolean;
  /** Branch of the entry's pull request at GitHub. */
  readonly branch: string;
  /** Source of the file when it was opened, or last saved from this form. */
  readonly raw: string;
}

/**
 * Returns Decap's slug of a name, or "" if the name has no letter or digit from A to Z
 * and 0 to 9. Decap transliterates letters such as ß and ł differently.
 */
export const toDecapSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * Reads one of Decap's entries, of which only `data` is documented.
 * @throws when an entry lacks an undocumented property
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

/**
 * Reads the access token that Decap stores after a sign-in to GitHub.
 * @throws when there is none
 */
export function readGitHubToken(): string {
  const user = JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as {
    token?: string;
  };
  if (!user.token) throw new Error("Sign in to GitHub again.");
  return user.token;
}
