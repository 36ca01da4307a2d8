import { linkFix } from "../../../src/content/check/markdown/linkAddress";
import {
  linksOf,
  markdownTree,
} from "../../../src/content/read/markdown/markdownTree";

/** The fixes for the links of a Markdown text. */
const fixesIn = (markdown: string) =>
  linksOf(markdownTree(markdown)!).map(({ url }) => linkFix(url));

test.each([
  "[it](JaVaScRiPt:alert(1))",
  "[it](java&Tab;script:alert(1))",
  "[it][ref]\n\n[ref]: javascript:alert(1)",
  "[![a](/a.jpg)](vbscript:msgbox)",
  "[it](data:text/html;base64,PHNjcmlwdD4=)",
])("%s is rejected, because it could run code", (markdown) => {
  expect(fixesIn(markdown)).toEqual([
    expect.stringMatching(/^Links begin with https.* is not allowed\.$/),
  ]);
});

test.each(["//a.example", "/\\a.example", "about", "../about", "?a", ""])(
  "%p is not a whole address",
  (address) => {
    expect(linkFix(address)).toMatch(/^Write the whole address/);
  },
);
