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
    "Write more about what a move there takes: pages with fewer than 150 words are seldom found.",
  tooLong:
    "Shorten it to what a move there takes: readers finish about 320 words. Consider a post for the rest.",
};

/** Recommended length of the body in words, by kind. */
const lengths: Readonly<Record<string, Length>> = {
  City: place,
  County: place,
  Post: {
    least: 700,
    most: 1200,
    tooShort: "Write more: posts with fewer than 700 words are seldom found.",
    tooLong: "Consider two posts: readers finish about 1,200 words.",
  },
};

/** Finds bodies that are too short or too long. */
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
