/** @jest-environment jsdom */
import type { PastedNode, PastedText } from "../../src/cms/editor/pastedBlocks";
import { readPasted } from "../../src/cms/editor/readPasted";

/** Blocks in short: `heading-two(A heading)`. */
const short = (nodes: readonly (PastedNode | PastedText)[]): string =>
  nodes
    .map((node) => {
      if (!("text" in node))
        return `${node.type}${node.data ? ` ${node.data.url}` : ""}(${short(node.children)})`;
      const text = node.italic ? `_${node.text}_` : node.text;
      return node.bold ? `*${text}*` : text;
    })
    .join("");

const pasted = (html: string) => short(readPasted(html).nodes);

const wordItem = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

test.each([
  [
    "a phrase",
    '<meta charset="utf-8"><span>See <a href="/about">about <b>us</b></a>.</span>',
    "paragraph(See link /about(about *us*).)",
  ],
  [
    "headings, the highest of them as the second level",
    "<h3>One</h3><h4>Two</h4><h3>Three</h3>",
    "heading-two(One)heading-three(Two)heading-two(Three)",
  ],
  [
    "lists with lists in them",
    "<ul>\n <li>One<ol><li>Inner</li></ol></li>\n <li><p>Two</p></li></ul>",
    "bulleted-list(list-item(paragraph(One)numbered-list(list-item(paragraph(Inner))))list-item(paragraph(Two)))",
  ],
  [
    "Word's lists",
    `${wordItem(1, "·", "One")}${wordItem(2, "o", "Inner")}${wordItem(1, "·", "Two")}${wordItem(1, "1.", "First")}<p class=MsoNormal>After</p>`,
    "bulleted-list(list-item(paragraph(One)bulleted-list(list-item(paragraph(Inner))))list-item(paragraph(Two)))numbered-list(list-item(paragraph(First)))paragraph(After)",
  ],
  [
    "a text of Google Docs, which is bold only where it says so",
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span></p></b>',
    "paragraph(*Bold*_ slanted_)",
  ],
  [
    "lines as paragraphs",
    "<div>One<br>Two</div>",
    "paragraph(One)paragraph(Two)",
  ],
  ["a quote", "<blockquote>Said</blockquote>", "quote(paragraph(Said))"],
  [
    "only links that visitors can follow",
    '<p><a href="file:///C:/a.docx">A</a> <a href="#part">B</a> <a href="javascript:alert(1)">C</a> <a href="//x.example">D</a> <a href="https://x.example">E</a></p>',
    "paragraph(A B C D link https://x.example(E))",
  ],
  [
    "no styles, comments and empty paragraphs",
    "<style>p{}</style><!--StartFragment--><p>&nbsp;</p><p>Text</p><script>1</script>",
    "paragraph(Text)",
  ],
])("%s", (_name, html, blocks) => {
  expect(pasted(html)).toBe(blocks);
});

test("what is left out is named once", () => {
  const { nodes, left } = readPasted(
    "<p>A <img src=a.png> B <img src=b.png></p><table><tr><td>Cell</td></tr></table><video></video>",
  );
  expect(short(nodes)).toBe("paragraph(A  B )paragraph(Cell)");
  expect(left).toEqual([
    "pictures",
    "tables, whose words are paragraphs now",
    "films",
  ]);
});

test("nothing is left out of a plain text", () => {
  expect(readPasted("<p>Text</p>").left).toEqual([]);
});
