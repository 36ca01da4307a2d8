import type { EditorMistake } from "./editorMistake";
import { warned } from "./editorMistake";
import { fixturePicture, fixtureText } from "./fixtureText";

/** A fault of a whole file, which is named by its first line. */
const added = (
  what: string,
  file: string,
  content: string | Buffer,
  says: string,
): EditorMistake => ({
  what,
  file,
  write: { [file]: content },
  line: undefined,
  says,
});
const renamed = (
  what: string,
  from: string,
  to: string,
  says: string,
  file = to,
): EditorMistake => ({
  what,
  file,
  write: { [from]: null, [to]: fixtureText(from) },
  line: undefined,
  says,
});

const atTop = (mistake: EditorMistake): EditorMistake => ({
  ...mistake,
  line: 1,
});

const picture = fixturePicture("images/cities/harbor.jpg");
const everett = fixtureText("cities/everett.md");
/** The first bytes of a photograph of an iPhone. */
const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

/** Mistakes in the names, places and formats of files. */
export const inFiles: readonly EditorMistake[] = [
  added(
    "a picture's ending in capitals",
    "images/cities/everett2.JPG",
    picture,
    "Rename it to everett2.jpg, in lower case.",
  ),
  added(
    "a picture's name with capitals and spaces",
    "images/cities/IMG 1234.jpg",
    picture,
    "Rename it to img-1234.jpg",
  ),
  added(
    "a photograph of an iPhone",
    "images/cities/marina.heic",
    heic,
    "Convert it to JPEG",
  ),
  {
    what: "a photograph of an iPhone that was renamed",
    file: "pages/about.md",
    write: { "images/cities/harbor.jpg": heic },
    line: 17,
    says: "This file is a HEIC photograph with another ending: convert it to JPEG",
  },
  added(
    "a GIF",
    "images/cities/marina.gif",
    "GIF89a",
    "Save it as a JPEG or PNG picture",
  ),
  added(
    "a PDF among the pictures",
    "images/permit.pdf",
    "%PDF",
    "Remove it: only pictures can be in content/images",
  ),
  added(
    "a picture among the pages",
    "cities/marina.jpg",
    picture,
    "Move it to content/images/cities",
  ),
  added(
    "a misspelled folder of pictures",
    "image/marina.jpg",
    picture,
    "Move it to content/images",
  ),
  added("a text file", "documents/terms.txt", "Terms", "Rename it to terms.md"),
  added(
    "a hidden second ending",
    "documents/terms.md.txt",
    "Terms",
    "Rename it to terms.md",
  ),
  added(
    "a file of Word",
    "documents/terms.docx",
    "PK",
    "Copy its text into a file terms.md",
  ),
  added(
    "a file of the system",
    "images/cities/Thumbs.db",
    "x",
    "Delete it: it was made by the computer",
  ),
  renamed(
    "an ending in capitals",
    "cities/edmonds.md",
    "cities/edmonds.MD",
    "Rename it to edmonds.md",
  ),
  atTop(
    renamed(
      "a name with a capital",
      "cities/edmonds.md",
      "cities/Edmonds.md",
      "Rename it to edmonds.md",
    ),
  ),
  atTop(
    renamed(
      "a name with a space",
      "cities/mount-vernon.md",
      "cities/mount vernon.md",
      "Rename it to mount-vernon.md",
    ),
  ),
  atTop(
    renamed(
      "a name with an underscore",
      "cities/mount-vernon.md",
      "cities/mount_vernon.md",
      "Rename it to mount-vernon.md",
    ),
  ),
  atTop(
    added(
      "a copy",
      "cities/everett (1).md",
      everett,
      "Rename it to everett-1.md",
    ),
  ),
  atTop(
    renamed(
      "a misspelled folder",
      "cities/edmonds.md",
      "city/edmonds.md",
      "Move it to content/cities",
    ),
  ),
  atTop(
    added(
      "a page in no folder",
      "kent.md",
      everett,
      "Move it to the folder of its kind",
    ),
  ),
  atTop(
    renamed(
      "a page in a folder of a folder",
      "cities/edmonds.md",
      "cities/north/edmonds.md",
      "Move it to content/cities",
    ),
  ),
  atTop(
    added(
      "an unknown page among the fixed ones",
      "pages/team.md",
      everett,
      "This folder can only have these files",
    ),
  ),
  atTop(added("an empty file", "cities/edmonds.md", "", "The file is empty")),
  atTop(
    added(
      "text without fields",
      "cities/edmonds.md",
      "Edmonds lies by the water.\n",
      "Begin the file with a line of only three hyphens: ---",
    ),
  ),
  added(
    "an old encoding",
    "cities/edmonds.md",
    Buffer.from(
      fixtureText("cities/edmonds.md").replace("order: 2", "order: 2 é"),
      "latin1",
    ),
    "Save the file as UTF-8",
  ),
  added(
    "UTF-16",
    "cities/edmonds.md",
    Buffer.from(`\uFEFF${fixtureText("cities/edmonds.md")}`, "utf16le"),
    "Save the file as UTF-8",
  ),
  added(
    "a file that is too large",
    "cities/edmonds.md",
    fixtureText("cities/edmonds.md") + "More words. ".repeat(6000),
    "Make the file smaller",
  ),
  {
    what: "a missing file of settings",
    file: "settings/labels.md",
    write: { "settings/labels.md": null },
    line: undefined,
    says: "Bring this file back: the site needs it.",
  },
  renamed(
    "a file of settings with another ending",
    "settings/labels.md",
    "settings/labels.txt",
    "Rename it to labels.md",
  ),
  warned(
    added(
      "a picture that no page shows",
      "images/cities/marina.jpg",
      picture,
      "no page shows it",
    ),
  ),
];
