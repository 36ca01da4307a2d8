const otherFormat = "Choose a picture that is JPEG, PNG, WebP or AVIF.";
const animation =
  "It moves, but pictures of the site stand still: export one moment of it as JPEG or PNG.";

/**
 * Patterns of unusable files' bytes, decoded as Windows-1252, with a message for each
 * pattern.
 */
const rejectedContents: readonly (readonly [RegExp, string])[] = [
  [/^$/, "The file is empty: copy or download it again."],
  [
    /^%PDF-/,
    "It is a PDF, not a picture: export the picture that you need as JPEG or PNG.",
  ],
  // SVG and other markup, with or without a byte order mark.
  [/^(?:ï»¿)?\s*<[!?a-z]/i, otherFormat],
  // Animated GIF: two Graphic Control Extensions that each begin a frame.
  [/^GIF8(?:[^]*?\0!ù\x04[^]{4}\0[,!]){2}/, animation],
  // Animated PNG: the chunk `acTL` before the first chunk `IDAT`.
  [/^.PNG(?:(?!IDAT)[^])*acTL/, animation],
  [/^RIFF[^]{4}WEBPVP8X(?:(?!VP8[ L])[^])*ANIM/, animation],
];

/**
 * Explains why a file can't be a picture of the site. Judges the file by its contents, not
 * by its name.
 * @returns advice for the author; `undefined` if no known problem is found
 */
export async function explainUnusablePicture(
  file: Blob,
): Promise<string | undefined> {
  const contents = new TextDecoder("windows-1252").decode(
    await file.arrayBuffer(),
  );
  return rejectedContents.find(([pattern]) => pattern.test(contents))?.[1];
}
