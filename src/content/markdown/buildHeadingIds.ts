import { slugify } from "../model/contentFile";

/**
 * Returns the IDs of a text's headings: their slugs, or `section` for headings without
 * Latin letters and digits. Repeated slugs get the suffix `-1`, `-2`, …; reserved slugs
 * get the prefix `section-`.
 * @param headings all headings of the text, in order
 * @param isReserved whether the page uses an ID elsewhere
 */
export function buildHeadingIds(
  headings: readonly string[],
  isReserved: (id: string) => boolean = () => false,
): string[] {
  const used = new Set<string>();
  return headings.map((heading) => {
    const slug = slugify(heading) || "section";
    const base = isReserved(slug) ? `section-${slug}` : slug;
    let id = base;
    for (let count = 1; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  });
}
