import { buildInvisibleCharacterPattern } from "./invisibleCharacters";

const tokenPattern = /\{([a-zA-Z]+)\}/g;

/** Replaces `{name}` with `values.name`; tokens without a value stay unchanged. */
export function interpolate(
  template: string,
  values: Record<string, string>,
): string {
  return template.replace(
    tokenPattern,
    (token, name: string) => values[name] ?? token,
  );
}

/** Formats a count with its noun, such as "1 task" or "2 tasks"; the plural adds an "s". */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Lowercases the words of a title after the first: "2 Bedrooms" becomes "2 bedrooms". Keeps "WA". */
export const toSentenceCase = (title: string): string =>
  title.replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());

/** Decodes percent-encoding. Returns a malformed text unchanged. */
export function safeDecodeUri(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/** Finds the names of the tokens in a text, without braces. */
export function findTokens(text: string): string[] {
  return Array.from(text.matchAll(tokenPattern), ([, name = ""]) => name);
}

/**
 * Converts a North American phone number to E.164.
 * @example toE164("(206) 555-0199") // "+12065550199"
 */
export function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  const countryCode = digits.length === 10 ? "1" : "";
  return `+${countryCode}${digits}`;
}

/**
 * Builds the `tel:` URL of a North American phone number.
 * @example buildTelephoneUri("(206) 555-0199") // "tel:+12065550199"
 */
export const buildTelephoneUri = (phone: string): string =>
  `tel:${toE164(phone)}`;

interface PostalPlace {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Formats the last line of an address in the United States. */
export const formatCityStateZip = ({ city, state, zip }: PostalPlace): string =>
  `${city}, ${state} ${zip}`;

/** Matches a host that is reserved for examples (RFC 2606). */
export const exampleHostPattern =
  /[\w.-]+\.(?:example|test|invalid)\b|\bexample\.(?:com|net|org)\b/i;

/** Escapes a text for HTML and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)?.toString() ?? ""};`,
  );

/** Formats whole dollars, such as `$1,250`. */
export const formatDollars = (dollars: number): string =>
  `$${dollars.toLocaleString("en-US")}`;

/** Makes all spaces of a text non-breaking, so that "4 min read" stays on one line. */
export const noWrap = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Kinds of places that stand before a name, as in "Port Orchard". */
const placeKinds = "(?:Fort|Lake|Mount|Port|Puget)";

/**
 * Matches a city's state, what stands before the name of a place, a road, a phone number, a number
 * with its unit, and the space before an ampersand, also one of HTML.
 */
const unbrokenNamePattern = new RegExp(
  [
    String.raw`, [A-Z]{2}\b(?! \d)`,
    String.raw`\b(?:(?:North|South) )?${placeKinds} (?=[A-Z])`,
    " (?=&(?:amp;|#x26;)? )",
    String.raw`\b(?:I-|SR |US )\d+`,
    String.raw`(?:\(\d{3}\) |\b(?:\d-)?\d{3}-)\d{3}-\d{4}\b`,
    String.raw`\d (?=(?:cubic|feet|miles|pounds|[ap]\.m|[AP]M)\b|[a-z]+³)`,
  ].join("|"),
  "g",
);

/** Keeps "Tacoma, WA", "I-5", "SR 520" and the like on one line. */
export const noWrapNames = (text: string): string =>
  text.replace(unbrokenNamePattern, (name) =>
    noWrap(name).replaceAll("-", "\u2060-\u2060"),
  );

/**
 * Matches a place of several words, such as a county or a city with its state, and what is joined
 * to it, such as "’s" or a parenthesis: a line may break before and after an `inline-block`.
 */
const placePattern = new RegExp(
  String.raw`(\S*\b(?:${placeKinds} [A-Z]\w+|[A-Z]\w+(?= County|, [A-Z]{2}\b))(?: County)?(?:, [A-Z]{2}\b)?\S*)`,
);

/** Splits a text at its places of several words, which are the items with an odd index. */
export const splitAtPlaces = (text: string): string[] =>
  text.split(placePattern);

/** Applies {@link noWrapNames} to the texts of HTML. */
export const noWrapNamesInHtml = (html: string): string =>
  html.replace(/>[^<]+/g, noWrapNames);

const controlCharacters = buildInvisibleCharacterPattern(
  "control",
  "lineSeparator",
  "bidiControl",
  "arabicLetterMark",
);

/**
 * Replaces control characters, line separators and bidirectional controls of untrusted text with
 * spaces. They could inject terminal commands or mail headers, or reorder the surrounding text.
 * @param allowed a control character that stays
 */
export const replaceUnsafeCharacters = (text: string, allowed = ""): string =>
  text.replace(controlCharacters, (character) =>
    character === allowed ? character : " ",
  );
