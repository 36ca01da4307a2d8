import GithubSlugger from "github-slugger";

/**
 * Ids of the headings of one Markdown text, from their plain texts in order:
 * as GitHub makes them, without accents, numbered where they repeat.
 */
export function headingIds(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map((heading) =>
    slugger.slug(heading).normalize("NFD").replace(/\p{M}/gu, ""),
  );
}
