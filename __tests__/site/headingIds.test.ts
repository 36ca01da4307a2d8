import autolinkHeaders from "gatsby-remark-autolink-headers";
import { headingsOf, markdownTree } from "../../src/content-model/markdownTree";
import { headingIds } from "../../src/site/headingIds";
import { contentFiles } from "../support/contentFiles";

/** The ids gatsby-remark-autolink-headers gives the headings of a text. */
function idsInSite(markdown: string) {
  const tree = markdownTree(markdown)!;
  autolinkHeaders({ markdownAST: tree }, { icon: false, removeAccents: true });
  return headingsOf(tree).map(({ node }) => node.data?.id);
}

const ids = (markdown: string) =>
  headingIds(headingsOf(markdownTree(markdown)!).map(({ text }) => text));

test.each([
  ["## Four parts of town, four kinds of carry"],
  ["## The *base*, [the gate](/about) & `more`"],
  ["## Again\n\n## Again\n\n### Again 1"],
  ["## Café Zoë’s"],
  ["## What’s “packing”? — 100 %"],
])("%s has the id it has on the site", (markdown) => {
  expect(ids(markdown)).toEqual(idsInSite(markdown));
});

test("so has every heading of the site's own texts", () => {
  for (const { body } of contentFiles)
    expect(ids(body)).toEqual(idsInSite(body));
});
