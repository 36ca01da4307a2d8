import { choice } from "./fields";

/**
 * Where a picture is cropped to, in words that sharp and, but for `attention`,
 * CSS understand, too. `attention` finds the part that stands out.
 */
export const focusPlaces = [
  "center",
  "top",
  "right top",
  "right",
  "right bottom",
  "bottom",
  "left bottom",
  "left",
  "left top",
  "attention",
] as const;

export type Focus = (typeof focusPlaces)[number];

export interface ImageValue {
  src: string;
  alt: string;
  focus?: Focus;
}

/** The part of a picture that every crop shows; by default the center. */
export const focusField = choice(
  "Part that stays in sight",
  focusPlaces,
  "Screens and cards crop the picture. Without a choice they show its center.",
);

/** Lengths of the words that describe a picture, in characters. */
export const altText = { min: 5, max: 200 };

/** Which damage of a picture file sharp refuses: any that cuts the picture off. */
export const failOn = "error";

/** How to turn a photograph of an iPhone into a picture for the site. */
export const convertPhotograph =
  "convert it to JPEG and use that file, because browsers can't show HEIC. On a Mac, open it in Preview and choose File > Export. In Windows, open it in Photos and choose Save as. A new name is not enough.";
