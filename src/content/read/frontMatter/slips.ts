import { slipIn } from "../slip";
import type { Slip } from "../slip";

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

/** Common slips in front matter. `$quoted` stands for the field in quotes. */
const slips: readonly Slip[] = [
  {
    pattern: /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/,
    remedy:
      "Two people changed the same lines, and both versions are here. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  },
  {
    pattern: /^ *(?:- *)?\t/,
    remedy: "Replace the tab at the start of the line by spaces.",
  },
  {
    pattern:
      /^[ \t]*(?:- *)?[\u00a0\u2000-\u200b\u3000]|:[\u00a0\u2000-\u200b\u3000]/,
    remedy:
      "Replace the special spaces, such as those of Word, by ordinary ones: delete all at the start of the line and after its dash or colon, and type them again.",
  },
  {
    pattern: /^\s*(?:- +)*([A-Za-z]\w*) *[：=] *(.*)$/,
    remedy: "Write a colon and a space after the name: $1: $2",
  },
  {
    pattern: /: +[“„”‘«]/,
    remedy: "Write straight quotes instead of curly ones: $quoted",
  },
  {
    pattern: /: +(["'])(?:(?!\1).)*([“”’])\s*$/,
    remedy: "Write $1 instead of $2 at the end of the value.",
  },
  {
    pattern: /: +(["'])(?:(?!\1).)*$/,
    remedy: "Write $1 at the end of the value, too.",
  },
  {
    pattern: /: +(["']).*\1/,
    remedy:
      "Put the whole value in quotes, and use the other kind of quotes, \" or ', within it.",
  },
  {
    pattern: /^\s*-([^\s-].*)$/,
    remedy: "Write a space after the dash: - $1",
  },
  {
    pattern: /^\s*(?:- +)*([A-Za-z]\w*):([^\s/].*)$/,
    remedy: "Write a space after the colon: $1: $2",
  },
  {
    pattern: /: +(?:.*:(?: |$)|[[\]{}*&!%@`|>,])/,
    remedy: "Put the value in quotes: $quoted",
  },
];

/** What to do about a line of front matter; `undefined` if it has no known slip. */
export const lineSlip = (line: string): string | undefined =>
  slipIn(slips, line)?.replace("$quoted", () => inQuotes(line));

const indentOf = (line: string) => line.search(/\S|$/);

/** A line of a list that lacks its dash, by the lines down to it. */
export function lacksDash(lines: readonly string[]): boolean {
  const own = indentOf(lines.at(-1) ?? "");
  const above = lines
    .slice(0, -1)
    .findLast((line) => line.trim() && indentOf(line) <= own);
  return above !== undefined && /^\s*- /.test(above) && indentOf(above) === own;
}
