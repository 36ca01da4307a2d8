import { choice, optional, text } from "./fields";

/**
 * Where a picture is cropped to, in words that sharp and, but for `attention`,
 * CSS understand, too. `attention` finds the part that stands out.
 */
const focusPlaces = [
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

/** A picture's path in front matter, and the allowed names of picture files. */
export const imagePath =
  /^\/images\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_.-]*\.(?:jpe?g|png|webp|avif)$/;

export const pictureFields = {
  src: text("File", {
    plain: true,
    pattern: {
      // Whether there is such a picture is for the check of the whole content to say.
      matches: /^(?!\w+:)/,
      says: "the path of a picture in content/images, such as /images/cities/tacoma.jpg",
    },
  }),
  alt: text("What it shows", {
    what: "a description of the picture",
    hint: "Read aloud to people who can't see the picture.",
    plain: true,
    min: 5,
    max: 200,
  }),
  /** The part of a picture that every crop shows; by default the center. */
  focus: optional(
    choice(
      "Part that stays in sight",
      focusPlaces,
      "Screens and cards crop the picture. Without a choice they show its center.",
    ),
  ),
};

/** Which damage of a picture file sharp rejects: any that cuts the picture off. */
export const failOn = "error";

/** How to turn a photograph of an iPhone into a picture for the site. */
export const convertPhotograph =
  "convert it to JPEG and use that file, because browsers can't show HEIC. On a Mac, open it in Preview and choose File > Export. In Windows, open it in Photos and choose Save as. A new name is not enough.";
