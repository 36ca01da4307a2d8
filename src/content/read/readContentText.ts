import { LineCounter, parseDocument } from "yaml";
import type { YAMLMap } from "yaml";
import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import { fieldLines } from "./fieldLines";
import { filePartsOf } from "./frontMatter/fileParts";
import type { LineMistake } from "./frontMatter/fileParts";
import { frontMatterMistake } from "./frontMatter/frontMatterMistake";

/** Longest text of a file, in characters. */
const longest = 64 * 1024;

export const notPlainText =
  "Save the file as UTF-8: choose this encoding when you save it in your text editor. Now some of its characters can't be read.";

/** The file that a text holds, or the error that makes it unreadable. */
type ReadText =
  | { readonly file: ContentFile; readonly error?: never }
  | { readonly file?: never; readonly error: ContentError };

/** What each path's text was when it was last read. */
const lastRead = new Map<string, { text: string; read: ReadText }>();

/**
 * Reads the text of a Markdown file: front matter between two lines of `---`,
 * then the body. A byte order mark and line ends of any system are accepted. A text
 * that stays the same gives the same file.
 * @param path below `content/`
 */
export function readContentText(path: string, text: string): ReadText {
  const last = lastRead.get(path);
  if (last?.text === text) return last.read;
  const read = readAnew(path, text);
  lastRead.set(path, { text, read });
  return read;
}

function readAnew(path: string, text: string): ReadText {
  const reject = ({ line, value, fix }: LineMistake): ReadText => ({
    error: { file: contentPath(path), field: "", line, value, fix },
  });
  if (text.length > longest) {
    const fix = `Make the file smaller: it has ${text.length} characters, and at most ${longest} are allowed.`;
    return reject({ line: 1, fix });
  }
  if (text.includes("\0")) return reject({ line: 1, fix: notPlainText });
  const parts = filePartsOf(
    text.replace(/^\uFEFF+/, "").replace(/\r\n?/g, "\n"),
  );
  if ("fix" in parts) return reject(parts);
  const { source, body, beforeBody } = parts;
  const lineCounter = new LineCounter();
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1;
  try {
    const document = parseDocument(source, { lineCounter });
    const mistake = frontMatterMistake(document, source);
    if (mistake) return reject({ ...mistake, line: mistake.line + 1 });
    return {
      file: {
        path,
        frontMatter: document.toJS() as Record<string, unknown>,
        body,
        lines: {
          ofField: fieldLines(document.contents as YAMLMap, source, lineOf),
          beforeBody,
        },
      },
    };
  } catch (error) {
    if (error instanceof RangeError)
      return reject({ line: 1, fix: "Nest the front matter less deeply." });
    throw error;
  }
}
