import { validateHref } from "../../../../src/content/check/markdown/validateHref";
import {
  findLinks,
  parseMarkdown,
} from "../../../../src/content/markdown/parseMarkdown";

/** Messages about the links of a Markdown text. */
const messagesFor = (markdown: string) =>
  findLinks(parseMarkdown(markdown)!).map(
    ({ url }) => validateHref(url)?.message,
  );

test.each([
  "[it](JaVaScRiPt:alert(1))",
  "[it](java&Tab;script:alert(1))",
  "[it][ref]\n\n[ref]: javascript:alert(1)",
  "[![a](/a.jpg)](vbscript:msgbox)",
  "[it](data:text/html;base64,PHNjcmlwdD4=)",
])("%s is rejected, because it could run code", (markdown) => {
  expect(messagesFor(markdown)).toEqual([
    expect.stringMatching(/^Links begin with https.* is not allowed\.$/),
  ]);
});

test.each(["//a.example", "/\\a.example", "about", "../about", "?a", ""])(
  "%p is not a whole address",
  (address) => {
    expect(validateHref(address)?.message).toMatch(/^Write the whole address/);
  },
);
