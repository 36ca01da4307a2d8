/** @jest-environment jsdom */
import { cleanHtml } from "../../src/cms/editor/cleanPastes";

const site = "https://www.movers.example";
const bullet = (words: string) =>
  `<p style="text-indent:-.25in;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>${words}</p>`;

test.each([
  [
    "a list of Word",
    bullet("Boxes") + bullet("Tape"),
    "<ul><li>Boxes</li><li>Tape</li></ul>",
  ],
  [
    "numbers of Word",
    bullet("Call").replace("·", "1."),
    "<ol><li>Call</li></ol>",
  ],
  [
    "an entry of several paragraphs",
    "<ul><li><p>a</p><p>b</p></li></ul>",
    "<ul><li><p>a<br>b</p></li></ul>",
  ],
  [
    "a list of Google Docs within a list",
    "<ul><li>Ramps</li><ul><li>Wide</li><ul><li>Steel</li></ul></ul><li>Mats</li></ul>",
    "<ul><li>Ramps<ul><li>Wide<ul><li>Steel</li></ul></li></ul></li><li>Mats</li></ul>",
  ],
  [
    "a list that begins with a list",
    "<ol><ol><li>Ramps</li></ol><li>Mats</li></ol>",
    "<ol><li>Ramps</li><li>Mats</li></ol>",
  ],
  [
    "bold and italic of Google Docs",
    '<b style="font-weight:normal;"><span style="font-weight:700;font-style:italic">us</span></b>',
    /^<span [^>]*><em><strong>us<\/strong><\/em><\/span>$/,
  ],
  [
    "headings of a page",
    "<h1>Moving</h1><h2>Early</h2>",
    "<h2>Moving</h2><h3>Early</h3>",
  ],
  ["pictures", 'A<img src="/a.png"><script>b</script>', "A"],
  [
    "a link to the site",
    `<a href="${site}/about#story">us</a>`,
    '<a href="/about#story">us</a>',
  ],
  ["a link to nowhere", '<a href="#_Toc1">Top</a>', "Top"],
  ["spaces that don't break", "a&nbsp;b\u00a0c", "a b c"],
])("%s", (_name, html, cleaned) => {
  expect(cleanHtml(html, [site])).toEqual(
    typeof cleaned === "string" ? cleaned : expect.stringMatching(cleaned),
  );
});
