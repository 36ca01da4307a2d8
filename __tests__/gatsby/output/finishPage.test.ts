import { finishPage } from "../../../src/gatsby/output/finishPage";
import type { PageParts } from "../../../src/gatsby/output/finishPage";
import { gatsbyPage } from "../../support/gatsbyPage";

/** Parts with `$` patterns, which a careless `replace` would expand. */
const parts: PageParts = {
  styles: (css) => Promise.resolve(css.replace("b{}", "") + "/*$&*/"),
  script: "run('$1')",
};

test("a page has its own styles and script", async () => {
  const html = await finishPage(gatsbyPage("<main></main>", "a{}b{}"), parts);
  expect(html).toContain(">a{}/*$&*/</style>");
  expect(html).toMatch(/<script>run\('\$1'\)<\/script><\/body><\/html>$/);
});

test.each([
  ["its character set", '<meta charSet="utf-8"/>', "charset"],
  ["its styles", ' data-identity="gatsby-global-css"', "gatsby-global-css"],
  ["its end", "</body>", "body"],
])(
  "a page without %s is an error that names the missing part",
  async (_what, part, named) => {
    const html = gatsbyPage("").replace(part, "");
    await expect(finishPage(html, parts)).rejects.toThrow(
      new RegExp(`^Gatsby wrote a page without .*${named}`),
    );
  },
);
