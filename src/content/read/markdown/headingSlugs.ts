import { tidySlug } from "../../model/contentFile";

/**
 * The ids of a text's headings, for links to them: the slugs of their words.
 * Repeated headings get `-1`, `-2`, …
 * @param headings the words of all headings of the text, in order
 */
export function headingSlugs(headings: readonly string[]): string[] {
  const used = new Set<string>();
  return headings.map((heading) => {
    const slug = tidySlug(heading);
    let id = slug;
    for (let count = 1; used.has(id); count++) id = `${slug}-${count}`;
    used.add(id);
    return id;
  });
}
