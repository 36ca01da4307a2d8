import GithubSlugger from "github-slugger";

/** Removes accents, so that ids are ASCII. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");

/**
 * The ids of a text's headings, for links to them: slugs as on GitHub. Repeated
 * headings get `-1`, `-2`, …
 * @param headings the words of all headings of the text, in order
 */
export function headingSlugs(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map((heading) => slugger.slug(plain(heading)));
}
