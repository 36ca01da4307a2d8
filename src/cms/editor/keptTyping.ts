import { contentPath, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import type { Fault } from "../../content/model/faults";

const keyOf = (path: string) => `typed:${path}`;

const valueIn = ({ frontMatter, body }: ContentFile, name: string) =>
  name === "body" ? body : frontMatter[name];

export function differingFields(one: ContentFile, other: ContentFile) {
  const same = (name: string) =>
    JSON.stringify(valueIn(one, name)) === JSON.stringify(valueIn(other, name));
  const fields = Object.keys(kindOf(one.path)?.fields ?? {});
  return [...fields, "body"].filter((name) => !same(name));
}

/**
 * Keeps what is typed in a form on this device until it is saved. Decap 3.16
 * offers its own backup of an existing entry, and then loads the entry over it.
 */
export const keepTyping = (file: ContentFile): void =>
  localStorage.setItem(keyOf(file.path), JSON.stringify(file));

export const forgetTyping = (path: string): void =>
  localStorage.removeItem(keyOf(path));

/** What was kept and isn't in the form, for the list above the preview. */
export function keptTyping(form: ContentFile): Fault[] {
  const kept = localStorage.getItem(keyOf(form.path));
  if (!kept) return [];
  const before = JSON.parse(kept) as ContentFile;
  return differingFields(form, before).map((field) => {
    const value = valueIn(before, field) ?? "";
    const remedy = typeof value === "string" ? value : JSON.stringify(value);
    return { file: contentPath(form.path), field, remedy };
  });
}
