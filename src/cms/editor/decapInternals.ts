import type { ContentFile } from "../../content/model/contentFile";
import { toContentPath, contentTypeOf } from "../../content/model/contentFile";
import {
  scalarToString,
  normalizeFieldValues,
  cleanEditorMarkdown,
} from "../../content/write/normalizeFieldValues";
import type { ImmutableMap } from "./decapApi";

// Reads undocumented properties of Decap's entries. If an update of Decap changes such
// a property, an error prevents saving.

/** An entry in a form, or in Decap's workflow. */
export interface OpenEntry {
  readonly file: ContentFile;
  readonly isNew: boolean;
  /**
   * Whether the entry's name has a letter or digit: Decap derives a new file's slug
   * from the name.
   */
  readonly isNamed: boolean;
  /** Branch of the entry's pull request at GitHub. */
  readonly branch: string;
  /** Source that was last loaded into this form or saved from this form. */
  readonly raw: string;
}

/**
 * Converts a name to a slug as Decap does, except for letters such as ß and ł, which
 * Decap transliterates. Empty if the name has no letter from A to Z and no digit.
 */
export const toDecapSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * Reads a Decap entry. Decap documents only the property `data`.
 * @throws when an entry lacks an undocumented property
 */
export function readOpenEntry(entry: ImmutableMap): OpenEntry {
  const { data, collection, slug, path, raw } = entry.toJS();
  const hasExpectedShape =
    typeof collection === "string" &&
    typeof slug === "string" &&
    typeof path === "string" &&
    typeof raw === "string" &&
    typeof data === "object";
  if (!hasExpectedShape)
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
      frontMatter: normalizeFieldValues(
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
 * @throws when no token is stored
 */
export function readGitHubToken(): string {
  const user = JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as {
    token?: string;
  };
  if (!user.token) throw new Error("Sign in to GitHub again.");
  return user.token;
}
