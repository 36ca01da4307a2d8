import fs from "node:fs";
import path from "node:path";
import { formatContent } from "../../src/cms/formatContent";
import { fixtureContent } from "../fixture/content";
import { contentFiles } from "../support/contentFiles";

test.each(contentFiles.map((file) => file.path))(
  "%s can be formatted as the CMS does, and then stays the same",
  (file) => {
    const text = fs.readFileSync(path.join(fixtureContent, file), "utf8");
    const formatted = formatContent(file, text);
    expect(formatContent(file, formatted)).toBe(formatted);
  },
);

test("fields are in the order of the content model, and lists are blocks", () => {
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

test("lines of a text that look like comments are kept", () => {
  const text = "---\nname: |-\n  A\n\n  ## B\n---\n";
  expect(formatContent("posts/a.md", text)).toBe(text);
});
