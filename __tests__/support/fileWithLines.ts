import type { ContentFile } from "../../src/content/model/contentFile";
import { formatFault } from "../../src/content/model/faults";
import { readContentText } from "../../src/content/read/readContentText";
import { contentText } from "./contentText";

/** A content file read from its text, so that it has line numbers. */
export function fileWithLines(made: ContentFile): ContentFile {
  const { file, fault } = readContentText(made.path, contentText(made));
  if (fault) throw new Error(formatFault(fault));
  return file;
}

/** The line of a file's text, from 1, with these words. */
export const lineOf = (file: ContentFile, words: string): number =>
  contentText(file)
    .split("\n")
    .findIndex((line) => line.includes(words)) + 1;
