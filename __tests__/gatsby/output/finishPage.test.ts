import { parse } from "node-html-parser";
import { finishPage } from "../../../src/gatsby/output/finishPage";
import type { PageParts } from "../../../src/gatsby/output/finishPage";
import { gatsbyPage } from "../../support/gatsbyPage";

/** Parts with `$` patterns, which a careless `replace` would expand. */
const parts: PageParts = {
  styles: (css) => Promise.resolve(css.replace("b{}", "") + "/*$&*/"),
  script: (use) => `${use}('$1')`,
};

const finish = (html: string) => finishPage(html, "/about", parts);
const scriptsOf = (html: string) =>
  parse(html)
    .querySelectorAll("script")
    .map(({ attributes, text }) => [attributes, text]);

test.each([
  ["a form", '<form method="post"><input name="name"></form>', "form"],
  ["a field", '<input name="date">', "fields"],
  ["a choice", "<select></select>", "fields"],
  ["a text field", "<textarea></textarea>", "fields"],
  ["a button alone", '<button type="button"></button>', "read"],
])("a page with %s has the script for it", async (_what, body, use) => {
  const html = await finish(gatsbyPage(body));
  expect(scriptsOf(html).at(-1)?.[1]).toBe(`${use}('$1')`);
});

test("a page has each picture once, also without scripts", async () => {
  const picture = '<picture><img src="/a.webp"/></picture>';
  const html = await finish(
    gatsbyPage(
      `<li>${picture}<noscript>${picture}</noscript></li><noscript>Call us</noscript>`,
    ),
  );
  // React expects the empty noscript element when it hydrates the page.
  expect(html).toContain(
    `<li>${picture}<noscript></noscript></li><noscript>Call us</noscript>`,
  );
});

test.each([
  ["its character set", '<meta charSet="utf-8"/>', "charset"],
  ["its styles", ' data-identity="gatsby-global-css"', "gatsby-global-css"],
  ["its path", ' id="gatsby-script-loader"', "gatsby-script-loader"],
  ["its scripts", '<!-- slice-start id="_gatsby-scripts-1" -->', "slice-start"],
])(
  "a page without %s is an error that names the missing part",
  async (_what, part, named) => {
    const html = gatsbyPage("").replace(part, "");
    await expect(finish(html)).rejects.toThrow(
      new RegExp(`^Gatsby wrote a page without .*${named}`),
    );
  },
);
