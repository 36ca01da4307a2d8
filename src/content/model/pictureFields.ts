import { choice, object, optional, pictureFile, text } from "./fields";

/**
 * Focus of crops: positions that both sharp and CSS's `object-position` understand, and
 * sharp's `attention`, the most salient part of the picture.
 */
const focusPositions = [
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

export type PictureFocus = (typeof focusPositions)[number];

/** Matches the path of a picture in front matter: a slash, then its file's path below `content/`. */
export const picturePathPattern =
  /^\/images\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_.-]*\.(?:jpe?g|png|webp|avif)$/;

const pictureFields = {
  src: pictureFile("File", {
    hint: "A JPEG, PNG, WebP or AVIF with at least 1600 pixels on its longer side.",
  }),
  alt: text("What it shows", {
    description: "a description of the picture",
    hint: "Read aloud to people who can't see the picture.",
    noTokens: true,
    min: 5,
    max: 200,
  }),
  /** Part of the picture that crops keep visible. Defaults to the center. */
  focus: optional(
    choice(
      "Part that stays in sight",
      focusPositions,
      "Screens and cards crop the picture. Without a choice they show its center.",
    ),
  ),
};

export const picture = (label = "Picture") => ({
  ...object("Picture", label, pictureFields),
  description:
    "a picture (src, such as /images/cities/tacoma.jpg) and what it shows (alt)",
});

/** sharp's `failOn`: rejects truncated images. */
export const sharpFailOn = "error";

/** End of a sentence about a HEIC file, with instructions to convert it. */
export const heicInstructions =
  "convert it to JPEG and use that file, because browsers can't show HEIC. On a Mac, open it in Preview and choose File > Export. In Windows, open it in Photos and choose Save as. A new name is not enough.";
