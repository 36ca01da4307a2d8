import type { ContentFile } from "../../content/model/contentFile";
import { kindOf } from "../../content/model/contentFile";
import type { ImmutableMap } from "./decapApi";
import { textOf, tidyFields, tidyMarkdown } from "../preview/tidy";

/** The slug that Decap makes of a name. */
const slugOfName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The slug of a new entry; empty as long as its name has no letter or digit. */
export function newSlug(entry: ImmutableMap): string {
  const data = entry.get("data") as ImmutableMap;
  return slugOfName(textOf(data.get("name") ?? data.get("author")));
}

/** The edited file's path below `content/`; a new file is named after its entry. */
function pathOf(entry: ImmutableMap): string {
  const path = textOf(entry.get("path"));
  return path
    ? path.replace(/^content\//, "")
    : // Collections are named after their folders.
      `${textOf(entry.get("collection"))}/${newSlug(entry) || "new"}.md`;
}

/** The edited entry as a content file. */
export function entryFile(entry: ImmutableMap): ContentFile {
  const path = pathOf(entry);
  const { body, ...values } = (entry.get("data") as ImmutableMap).toJS();
  const text = tidyMarkdown(body);
  return {
    path,
    frontMatter: tidyFields(kindOf(path)?.fields ?? {}, values),
    body: text && `${text}\n`,
  };
}
