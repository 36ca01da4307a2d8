/** Name and value of a field, after the dash of a list's entry if there is one. */
const field = /^\s*(?:- +)*([A-Za-z]\w*): +(.*?)\s*$/;

/** The field with its value in the straight quotes that it doesn't contain. */
function inQuotes(line: string): string {
  const [, name = "", written = ""] = field.exec(line) ?? [];
  const value = written.replace(/^[“„”‘«](.*?)[“”’»]?$/, "$1");
  const quote = value.includes('"') ? "'" : '"';
  return value.includes(quote) || value.length > 200
    ? `${name}: "…"`
    : `${name}: ${quote}${value}${quote}`;
}

/** A common slip in front matter: lines that have it, and what to do. */
interface Slip {
  readonly pattern: RegExp;
  readonly remedy: (line: string, match: RegExpExecArray) => string;
}

const slips: readonly Slip[] = [
  {
    pattern: /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/,
    remedy: () =>
      "Two people changed the same lines, and both versions are here. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  },
  {
    pattern: /^ *(?:- *)?\t/,
    remedy: () => "Replace the tab at the start of the line by spaces.",
  },
  {
    pattern:
      /^[ \t]*(?:- *)?[\u00a0\u2000-\u200b\u3000]|:[\u00a0\u2000-\u200b\u3000]/,
    remedy: () =>
      "Replace the special spaces, such as those of Word, by ordinary ones: delete all at the start of the line and after its dash or colon, and type them again.",
  },
  {
    pattern: /^\s*(?:- +)*([A-Za-z]\w*) *[：=] *(.*)$/,
    remedy: (_line, [, name, value]) =>
      `Write a colon and a space after the name: ${String(name)}: ${String(value)}`,
  },
  {
    pattern: /: +[“„”‘«]/,
    remedy: (line) =>
      `Write straight quotes instead of curly ones: ${inQuotes(line)}`,
  },
  {
    pattern: /: +(["'])(?:(?!\1).)*?([“”’]?)\s*$/,
    remedy: (_line, [, quote, curly]) =>
      curly
        ? `Write ${String(quote)} instead of ${curly} at the end of the value.`
        : `Write ${String(quote)} at the end of the value, too.`,
  },
  {
    pattern: /: +(["']).*\1/,
    remedy: () =>
      "Put the whole value in quotes, and use the other kind of quotes, \" or ', within it.",
  },
  {
    pattern: /^\s*-([^\s-].*)$/,
    remedy: (_line, [, entry]) =>
      `Write a space after the dash: - ${String(entry)}`,
  },
  {
    pattern: /^\s*(?:- +)*([A-Za-z]\w*):([^\s/].*)$/,
    remedy: (_line, [, name, value]) =>
      `Write a space after the colon: ${String(name)}: ${String(value)}`,
  },
  {
    pattern: /: +(?:.*:(?: |$)|[[\]{}*&!%@`|>,])/,
    remedy: (line) => `Put the value in quotes: ${inQuotes(line)}`,
  },
];

const indentOf = (line: string) => line.search(/\S|$/);

/** A line of a list that lacks its dash, by the lines down to it. */
export function lacksDash(lines: readonly string[]): boolean {
  const own = indentOf(lines.at(-1) ?? "");
  const above = lines
    .slice(0, -1)
    .findLast((line) => line.trim() && indentOf(line) <= own);
  return above !== undefined && /^\s*- /.test(above) && indentOf(above) === own;
}

/** What to do about a line of front matter; `undefined` if it has no known slip. */
export function slipIn(line: string): string | undefined {
  for (const { pattern, remedy } of slips) {
    const match = pattern.exec(line);
    if (match) return remedy(line, match);
  }
  return undefined;
}
