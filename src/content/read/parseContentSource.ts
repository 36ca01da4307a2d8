import { LineCounter, parseDocument } from "yaml";
import type { Tags, YAMLMap } from "yaml";
import { toProjectPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { createLineLookup } from "./createLineLookup";
import { splitFrontMatter } from "./frontMatter/splitFrontMatter";
import type { LineDiagnostic } from "./frontMatter/splitFrontMatter";
import { findYamlError } from "./frontMatter/findYamlError";

/** Maximum length of a file, in characters. */
const maxLength = 64 * 1024;

export const notUtf8Message =
  "Save the file as UTF-8: choose this encoding when you save it in your text editor. Now some of its characters can't be read.";

type ParseResult =
  | { readonly file: ContentFile; readonly error?: never }
  | { readonly file?: never; readonly error: Diagnostic };

/** Cache by path: last source of a file, and its result. */
const lastResults = new Map<string, { source: string; result: ParseResult }>();

/**
 * Parses the source of a content file: front matter between two lines of `---`, then
 * the body. Accepts a byte order mark and the line ends of any system. Returns the same
 * object for an unchanged source, because other caches use the file as their key.
 * @param path below `content/`
 */
export function parseContentSource(path: string, source: string): ParseResult {
  const cached = lastResults.get(path);
  if (cached?.source === source) return cached.result;
  const result = parseUncached(path, source);
  lastResults.set(path, { source, result });
  return result;
}

/** Parses 01234 as text: YAML 1.2 parses it as a number, without the leading zero of a ZIP code. */
const readLeadingZerosAsText = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === "object" &&
    tag.tag === "tag:yaml.org,2002:int" &&
    "test" in tag &&
    tag.test?.test("01")
      ? { ...tag, test: /^[-+]?(?:0|[1-9]\d*)$/ }
      : tag,
  );

function parseUncached(path: string, source: string): ParseResult {
  const reject = (diagnostic: LineDiagnostic): ParseResult => ({
    error: { file: toProjectPath(path), fieldPath: "", ...diagnostic },
  });
  if (source.length > maxLength) {
    const message = `Make the file smaller: it has ${source.length} characters, and at most ${maxLength} are allowed.`;
    return reject({ line: 1, message });
  }
  if (source.includes("\0"))
    return reject({ line: 1, message: notUtf8Message });
  const parts = splitFrontMatter(
    source.replace(/^\uFEFF+/, "").replace(/\r\n?/g, "\n"),
  );
  if ("message" in parts) return reject(parts);
  const { yaml, body, linesBeforeBody } = parts;
  const lineCounter = new LineCounter();
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1;
  try {
    const document = parseDocument(yaml, {
      lineCounter,
      customTags: readLeadingZerosAsText,
    });
    const diagnostic = findYamlError(document, yaml);
    if (diagnostic) return reject({ ...diagnostic, line: diagnostic.line + 1 });
    return {
      file: {
        path,
        frontMatter: document.toJS() as Record<string, unknown>,
        body,
        lineNumbers: {
          lineOf: createLineLookup(document.contents as YAMLMap, yaml, lineOf),
          linesBeforeBody,
        },
      },
    };
  } catch (error) {
    if (error instanceof RangeError)
      return reject({ line: 1, message: "Nest the front matter less deeply." });
    throw error;
  }
}
