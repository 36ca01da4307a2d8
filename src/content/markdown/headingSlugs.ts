import { slugify } from "../model/contentFile";

/**
 * The ids of a text's headings, for links to them: the slugs of their words, or
 * `section` without letters of the alphabet. Repeated headings get `-1`, `-2`, …, and
 * what is taken begins with `section-`.
 * @param headings the words of all headings of the text, in order
 * @param isReserved says which ids are used beside the text
 */
export function headingSlugs(
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
