import type { ContentFile } from "../../content-model/contentFile";
import { kindOf } from "../../content-model/contentFile";
import type { ImmutableMap } from "./decapApi";
import { textOf, tidyFields } from "./tidy";

/** A name as Decap makes a file's name of it. */
const slugOfName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** Path below `content/` of what is edited; a new file's follows its name. */
function pathOf(entry: ImmutableMap, folder: string): string {
  const path = textOf(entry.get("path"));
  if (path) return path.replace(/^content\//, "");
  const data = entry.get("data") as ImmutableMap;
  const name = slugOfName(textOf(data.get("name") ?? data.get("author")));
  return `${folder}/${name || "new"}.md`;
}

/**
 * What is edited, as the file it will be.
 * @param folder where a new file goes, below `content/`
 */
export function entryFile(entry: ImmutableMap, folder: string): ContentFile {
  const path = pathOf(entry, folder);
  const { body, ...values } = (entry.get("data") as ImmutableMap).toJS();
  const text = textOf(body).trimEnd();
  return {
    path,
    frontMatter: tidyFields(kindOf(path)?.fields ?? {}, values),
    body: text && `${text}\n`,
  };
}
