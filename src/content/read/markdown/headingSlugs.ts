import { tidySlug } from "../../model/contentFile";

/**
 * The ids of a text's headings, for links to them: the slugs of their words, or
 * `section` without letters of the alphabet. Repeated headings get `-1`, `-2`, …, and
 * what is taken begins with `section-`.
 * @param headings the words of all headings of the text, in order
 * @param isTaken says which ids are used beside the text
 */
export function headingSlugs(
  headings: readonly string[],
  isTaken: (id: string) => boolean = () => false,
): string[] {
  const used = new Set<string>();
  return headings.map((heading) => {
    const words = tidySlug(heading) || "section";
    const slug = isTaken(words) ? `section-${words}` : words;
    let id = slug;
    for (let count = 1; used.has(id); count++) id = `${slug}-${count}`;
    used.add(id);
    return id;
  });
}
