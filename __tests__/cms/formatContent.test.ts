import fs from "node:fs";
import path from "node:path";
import { formatContent } from "../../src/cms/formatContent";
import { contentFiles } from "../support/contentFiles";

test.each(contentFiles.map((file) => file.path))(
  "%s is written as the CMS writes it",
  (file) => {
    // `npm run format:content` does it.
    const text = fs.readFileSync(path.join("content", file), "utf8");
    expect(formatContent(file, text)).toBe(text);
  },
);

test("fields stand in the order of the content model, lists as blocks", () => {
  expect(
    formatContent(
      "posts/a.md",
      "---\ntitle: B\nname: A\nkeywords: [one, two]\n---\nText.\n",
    ),
  ).toBe("---\nname: A\ntitle: B\nkeywords:\n  - one\n  - two\n---\nText.\n");
});

test("a text that looks like a number stays a text", () => {
  expect(formatContent("settings/company.md", '---\nzip: "98445"\n---\n')).toBe(
    '---\nzip: "98445"\n---\n',
  );
});

test("a comment is refused, as the CMS would drop it", () => {
  expect(() =>
    formatContent("posts/a.md", "---\nname: A # for now\n---\n"),
  ).toThrow("content/posts/a.md has a comment");
});

test("lines that look like comments in a text are text", () => {
  const text = "---\nname: |-\n  A\n\n  ## B\n---\n";
  expect(formatContent("posts/a.md", text)).toBe(text);
});
