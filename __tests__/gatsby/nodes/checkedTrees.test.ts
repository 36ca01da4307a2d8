import type { Node } from "gatsby";
import { kindOf } from "../../../src/content-model/contentFile";
import type { ContentFile } from "../../../src/content-model/contentFile";
import { markdownTexts } from "../../../src/content-model/markdown/markdownTexts";
import { keepTrees, keptTrees } from "../../../src/gatsby/nodes/checkedTrees";
import { markdownFields } from "../../../src/graph/markdownFields";
import { contentFiles } from "../../support/contentFiles";

/** A Markdown node, by which the transformer finds what it has cached. */
const nodeOf = (content: string) =>
  ({
    id: content,
    internal: { type: "MarkdownRemark", content, contentDigest: content },
  }) as unknown as Node;

/** The transformer's fields, with what they put into the cache. */
async function transformer() {
  const kept = new Map<string, unknown>();
  const fields = await markdownFields(
    {
      get: (key) => Promise.resolve(kept.get(key)),
      set: (key, value) => Promise.resolve(kept.set(key, value)),
    },
    { name: "kept", module: { setParserPlugins: () => [keptTrees] } },
  );
  const html = async (text: string) =>
    String(await fields.html.resolve(nodeOf(text)));
  return { ...fields, html, kept };
}

const textsOf = (file: ContentFile) => markdownTexts(file, kindOf(file.path)!);

/** A tree of the content check that shows when it is used. */
function marked(text: string): ContentFile {
  const file = { path: "posts/a-day.md", frontMatter: {}, body: text };
  for (const { tree } of textsOf(file))
    tree?.children.push({ type: "thematicBreak" });
  return file;
}

afterEach(() => keepTrees([]));

test.each(contentFiles)(
  "what the check parsed of $path becomes the same HTML",
  async (file) => {
    const texts = textsOf(file).map(({ text }) => text);
    const parsed = await transformer();
    const expected = await Promise.all(texts.map(parsed.html));
    keepTrees([file]);
    const taken = await transformer();
    expect(await Promise.all(texts.map(taken.html))).toEqual(expected);
  },
);

test("a text that was checked is not parsed again", async () => {
  keepTrees([marked("Hello")]);
  const { html } = await transformer();
  expect(await html("Hello")).toBe("<p>Hello</p>\n<hr>");
});

test("a tree is kept until a page shows it", async () => {
  keepTrees([marked("Hello")]);
  const [first, second] = [await transformer(), await transformer()];
  await first.html("Hello");
  expect(await second.html("Hello")).toBe("<p>Hello</p>");
});

test("the trees of the last check replace those before", async () => {
  keepTrees([marked("Hello")]);
  keepTrees([marked("Goodbye")]);
  const { html } = await transformer();
  expect(await html("Hello")).toBe("<p>Hello</p>");
});

test("the cache has HTML, from which other fields are made, but no trees", async () => {
  const { html, timeToRead, kept } = await transformer();
  await html("Hello");
  expect(Array.from(kept.values())).toEqual(["<p>Hello</p>"]);
  keepTrees([marked("Hello")]);
  expect(await timeToRead.resolve(nodeOf("Hello"))).toBe(1);
  expect(await html("Hello")).toBe("<p>Hello</p>");
});
