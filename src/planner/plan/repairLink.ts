import { buildInvisibleCharacterPattern } from "../../shared/invisibleCharacters";

/** Changes that mail and chat programs make to links: their patterns, and the original texts. */
const replacements: readonly (readonly [pattern: RegExp, original: string])[] =
  [
    // Line breaks, and the ">" before each line in a reply.
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
 * Undoes changes that mail and chat programs make to a link: line breaks, invisible
 * characters, and encodings, as in a URL that wraps the link.
 */
export const repairLink = (text: string): string =>
  replacements.reduce(
    (link, [pattern, original]) => link.replace(pattern, original),
    text,
  );
