import { validateContentPath } from "../../../src/content/read/validateContentPath";

test("of two spellings of a name the right one stays", () => {
  const paths = ["cities/Everett.md", "cities/everett.md"];
  const messages = paths.map(
    (path) => validateContentPath(path, paths)?.message,
  );
  expect(messages).toEqual([expect.stringMatching(/^Compare it/), undefined]);
});

test.each([
  ["cities/everett.md", undefined],
  ["images/cities/harbor-2.jpg", undefined],
  ["images/logo.svg", undefined],
  [
    "cities/Gig Harbor.md.txt",
    /^Rename it to content\/cities\/gig-harbor\.md: /,
  ],
  ["cities/kent.MD", /^Rename it to content\/cities\/kent\.md: /],
  ["cities/kent", /^Rename it to content\/cities\/kent\.md: /],
  ["cities/kent.mdx", /^Rename it to content\/cities\/kent\.md: /],
  ["cities/.kent.md", /^Rename it to content\/cities\/kent\.md: /],
  ["cities/kent copy.md", /^Rename it to content\/cities\/kent\.md: /],
  ["cities/kent.md.bak", /^Rename it to content\/cities\/kent\.md: /],
  ["cities/.everett.md.icloud", /^Download everett\.md /],
  ["cities/Everett.md", /^Compare it with content\/cities\/everett\.md, /],
  ["cities/everett copy.md", /^Compare it with content\/cities\/everett\.md, /],
  ["cities/everett (1).md", /^Compare it with content\/cities\/everett\.md, /],
  [
    "cities/everett (Ann's conflicted copy 2026-11-20).md",
    /^Compare it with content\/cities\/everett\.md, /,
  ],
  [
    "images/cities/Harbor-2.jpg",
    /^Compare it with content\/images\/cities\/harbor-2\.jpg, /,
  ],
  ["cities/everett.docx", /^Copy its text into a \.md file/],
  ["cities/harbor.jpg", /^Move it to content\/images: /],
  ["cities/harbor.HEIC", /^Move it to content\/images: /],
  ["cities/~$everett.md", /^Delete it: /],
  ["cities/everett.md.bak", /^Compare it with content\/cities\/everett\.md, /],
  ["images/Thumbs.db", /^Delete it: /],
  ["images/IMG 1234.JPG", /^Rename it to content\/images\/img-1234\.jpg: /],
  [
    "images/cities/東京 .jpeg",
    /^Rename it to content\/images\/cities\/a-name\.jpeg: /,
  ],
  ["images/IMG_1234.heic", /^It is HEIC: /],
  ["images/film.mp4", /^Export it as JPEG/],
])("of the file %s is said: %p", (name, pattern) => {
  const others = ["cities/everett.md", "images/cities/harbor-2.jpg"];
  const { message, fix } = validateContentPath(name, [...others, name]) ?? {};
  if (pattern) expect(message).toMatch(pattern);
  else expect(message).toBeUndefined();
  if (fix?.type !== "rename") return;
  const target = fix.to.replace("content/", "");
  expect(others).not.toContain(target);
  expect(validateContentPath(target, others)).toBeUndefined();
});
