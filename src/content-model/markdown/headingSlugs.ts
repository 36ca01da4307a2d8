import GithubSlugger from "github-slugger";

/** Letters without their accents, so that addresses stay ASCII. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");

/**
 * The ids of a text's headings, as fragments of links name them: GitHub's
 * slugs. The second heading of the same words gets `-1`, the third `-2`.
 * @param headings the words of every heading of the text, in their order
 */
export function headingSlugs(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map((heading) => slugger.slug(plain(heading)));
}
