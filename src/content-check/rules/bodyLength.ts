import {
  bodyField,
  contentPath,
  kindOf,
} from "../../content-model/contentFile";
import { wordsIn } from "../contentTexts";
import type { Rule } from "./rule";

interface Length {
  readonly least: number;
  readonly most: number;
  readonly tooShort: string;
  readonly tooLong: string;
}

const place: Length = {
  least: 150,
  most: 320,
  tooShort:
    "Tell more of what a move there takes: pages with fewer than 150 words are seldom found.",
  tooLong:
    "Keep what a move there takes: readers finish about 320 words. The rest may make a post.",
};

/** How long the text below the front matter is, in words, by its kind. */
const lengths: Readonly<Record<string, Length>> = {
  City: place,
  County: place,
  Post: {
    least: 700,
    most: 1200,
    tooShort: "Tell more: posts with fewer than 700 words are seldom found.",
    tooLong: "Readers finish about 1,200 words: consider two posts.",
  },
};

/** Texts that are so short, or so long, that few read them. */
export const bodyLength: Rule = (files) =>
  files.flatMap(({ path, body, lines }) => {
    const length = lengths[kindOf(path)?.name ?? ""];
    if (!length) return [];
    const words = wordsIn(body).length;
    if (words >= length.least && words <= length.most) return [];
    return [
      {
        file: contentPath(path),
        line: lines && lines.beforeBody + 1,
        field: bodyField,
        value: `${words.toLocaleString("en-US")} words`,
        remedy: words < length.least ? length.tooShort : length.tooLong,
      },
    ];
  });
