import { textsOf } from "../contentTexts";
import { bodyField, contentPath } from "../../content-model/contentFile";
import type { Rule } from "./rule";

/** Finds values in curly quotes, which were meant for the file, not for readers. */
export const curlyQuotes: Rule = (files) =>
  files.flatMap((file) =>
    textsOf(file)
      .filter(
        ({ field, text }) =>
          field !== bodyField && /^[“”„][^“”„]*[“”]$/.test(text.trim()),
      )
      .map(({ field, text }) => ({
        file: contentPath(file.path),
        line: file.lines?.ofField(field),
        field,
        value: text,
        remedy: "Remove the curly quotes: the page would show them.",
      })),
  );
