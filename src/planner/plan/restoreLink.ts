import { buildInvisibleCharacterPattern } from "../../shared/invisibleCharacters";

/** What mail and chat programs write into links, and what was there before. */
const replacements: readonly (readonly [pattern: RegExp, original: string])[] =
  [
    // Line breaks, in replies with ">" before each line.
    [/\s+(>\s*)*/g, ""],
    [buildInvisibleCharacterPattern("zeroWidth", "bidiControl"), ""],
    // Soft hyphen, zero-width joiner and non-joiner.
    [/\u00ad|\u200c|\u200d/g, ""],
    [/&amp;/gi, "&"],
    // A link inside another link is encoded once or more.
    [/%(25)+/g, "%"],
    [/%23|&#35;|&#x23;|&num;/gi, "#"],
    // "=3D" is quoted-printable.
    [/%3D|&#61;|&#x3D;|&equals;|=3D/gi, "="],
    [/%7E|&#126;|&#x7E;/gi, "~"],
    // Proofpoint's URL Defense writes "*" for "#".
    [/\*plan=/g, "#plan="],
  ];

/**
 * Undoes what mail and chat programs do to a link: line breaks, invisible characters,
 * encodings, and URLs of their own around it.
 */
export const restoreLink = (text: string): string =>
  replacements.reduce(
    (link, [pattern, original]) => link.replace(pattern, original),
    text,
  );
