import { validateFileName } from "../../../src/content/read/validateFileName";

test.each([
  ["cities/everett.md", undefined],
  ["images/cities/harbor-2.jpg", undefined],
  ["images/logo.svg", undefined],
  ["cities/Gig Harbor.md.txt", /^Rename it to gig-harbor\.md: /],
  ["cities/everett.MD", /^Rename it to everett\.md: /],
  ["cities/everett.docx", /^Remove it: /],
  ["cities/harbor.jpg", /^Move it to content\/images: /],
  ["cities/harbor.HEIC", /^Move it to content\/images: /],
  ["cities/~$everett.md", /^Delete it: /],
  ["cities/everett.md.bak", /^Delete it: /],
  ["images/Thumbs.db", /^Delete it: /],
  ["images/IMG 1234.JPG", /^Rename it to content\/images\/img-1234\.jpg: /],
  [
    "images/cities/東京 .jpeg",
    /^Rename it to content\/images\/cities\/a-name\.jpeg: /,
  ],
  ["images/IMG_1234.heic", /^It is HEIC: /],
  ["images/film.mp4", /^Export it as JPEG/],
])("of the file %s is said: %p", (name, pattern) => {
  const message = validateFileName(name);
  if (pattern) expect(message).toMatch(pattern);
  else expect(message).toBeUndefined();
});
