import { companyTokens } from "../model/companyTokens";
import type { UnlocatedDiagnostic } from "../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../model/fixes";
import type { Fix } from "../model/fixes";

/** Pattern of text that a page or a parser would misinterpret, with its message. */
export interface PatternRule {
  readonly pattern: RegExp;
  /**
   * Message of the error, with placeholders as in `String.replace`: `$&` for the match,
   * `$1` for the first group. If the rule has a fix, the reason for the fix.
   */
  readonly message: string;
  readonly fix?: (match: RegExpExecArray) => Fix;
}

export function createRuleDiagnostic(
  { message, fix }: PatternRule,
  match: RegExpExecArray,
): UnlocatedDiagnostic {
  if (fix) return buildFixDiagnostic(fix(match), message);
  return {
    message: message.replace(/\$(&|\d)/g, (_placeholder, group: string) => {
      const index = group === "&" ? 0 : Number(group);
      return String(match[index]);
    }),
  };
}

/** Named character references that authors type. */
const namedCharacters: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  copy: "©",
  gt: ">",
  hellip: "…",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rdquo: "”",
  rsquo: "’",
};

const knownReference = new RegExp(
  `(?<!\\\\)&(?:#(\\d{2,6})|(${Object.keys(namedCharacters).join("|")}));`,
);

function decodeReference([, code, name = ""]: RegExpExecArray): string {
  return code
    ? String.fromCodePoint(Number(code))
    : (namedCharacters[name] ?? "");
}

/**
 * Matches a token without its closing brace, and the next character, so that the fix can't
 * change a closed token.
 */
const unclosedToken = new RegExp(
  `(?<!\\\\)(\\{(?:${companyTokens.join("|")}))\\b(?![^{}]*\\})(.?)`,
);

export const commonTextRules: readonly PatternRule[] = [
  {
    pattern: /â€.?|[ÂÃ][\u0080-\u00bf]|ðŸ|\ufffd/,
    message:
      'Write this again: a program made "$&" of another character. Save files as UTF-8.',
  },
  {
    pattern: knownReference,
    message: "texts need no codes for characters.",
    fix: (match) => createReplacement(match[0], decodeReference(match)),
  },
  {
    pattern: /(?<!\\)&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i,
    message: "Write the character itself instead of $&.",
  },
  {
    pattern: /\{\{\s*(\w+)\s*\}\}/,
    message: "one pair of braces is enough.",
    fix: ([match, name]) => createReplacement(match, `{${name}}`),
  },
  {
    pattern: /\{(?!\w+\}) *(\w+) *\}/,
    message: "there are no spaces in the braces.",
    fix: ([match, name]) => createReplacement(match, `{${name}}`),
  },
  {
    pattern: /(?<!\\)\{[^{}\n]*[^{}\na-zA-Z][^{}\n]*\}/,
    message: "there is no such fact, and the page would show the braces.",
    fix: ([match]) => createReplacement(match, match.slice(1, -1).trim()),
  },
  {
    pattern: unclosedToken,
    message: "braces are written in pairs.",
    fix: ([match, token, next]) => createReplacement(match, `${token}}${next}`),
  },
  {
    pattern: /(?<!\\)\{(\w+)(?![^{}]*\})/,
    message: "Write {$1} with both braces, or the words without one.",
  },
];

/** Rules for markup and quotes, which pages show literally in plain text. */
const plainTextRules: readonly PatternRule[] = [
  {
    pattern: /^[“„”‘][^“”„‘’]*[”“’"]$/,
    message: "the page would show the quotes.",
    fix: ([match]) => createReplacement(match, match.slice(1, -1)),
  },
  {
    pattern:
      /(\*\*?|(?<!\w)_|~~|`)(?=[^\s*_~`]).*?\S\1(?!\w)|^(?:#{1,6}|[-*+]|>) /,
    message: "this field is plain text, which shows marks.",
    fix: ([match, mark = ""]) =>
      createReplacement(match, mark && match.slice(mark.length, -mark.length)),
  },
  {
    pattern: /\[([^\]]+)\]\s?\([^)]*\)/,
    message: "this field is plain text. Link from a text of the page.",
    fix: ([match, linkText = ""]) => createReplacement(match, linkText),
  },
  {
    pattern: /^[^\s/]+\.(?:jpe?g|png|webp|avif|heic|gif)$/i,
    message: "Write what the picture shows: this is the name of a file.",
  },
  {
    pattern: /<\/?[a-z][^>]*>/i,
    message: "this field is plain text.",
    fix: ([match]) => createReplacement(match, ""),
  },
];

/**
 * Validates a text beyond its field's schema: for example, plain text must have no markup.
 * @returns the diagnostic of the first rule that matches; `undefined` if no rule matches
 */
export function validatePlainText(
  value: string,
): UnlocatedDiagnostic | undefined {
  for (const rule of [...commonTextRules, ...plainTextRules]) {
    const match = rule.pattern.exec(value);
    if (match) return createRuleDiagnostic(rule, match);
  }
  return undefined;
}
