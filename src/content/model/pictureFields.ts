import { choice, object, optional, pictureFile, text } from "./fields";

/**
 * Where a picture is cropped to, in words that sharp and, but for `attention`,
 * CSS understand, too. `attention` finds the part that stands out.
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

/** A picture's path in front matter, and the allowed names of picture files. */
export const imagePathPattern =
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
  /** The part of a picture that every crop shows; by default the center. */
  focus: optional(
    choice(
      "Part that stays in sight",
      focusPositions,
      "Screens and cards crop the picture. Without a choice they show its center.",
    ),
  ),
};

/** A picture and what it shows. */
export const picture = (label = "Picture") => ({
  ...object("Picture", label, pictureFields),
  description:
    "a picture (src, such as /images/cities/tacoma.jpg) and what it shows (alt)",
});

/** Which damage of a picture file sharp rejects: any that cuts the picture off. */
export const sharpFailOn = "error";

/** How to turn a photograph of an iPhone into a picture for the site. */
export const heicInstructions =
  "convert it to JPEG and use that file, because browsers can't show HEIC. On a Mac, open it in Preview and choose File > Export. In Windows, open it in Photos and choose Save as. A new name is not enough.";
