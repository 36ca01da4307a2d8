/** A line of front matter with a field. */
const fieldLine = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?: +(.*?)|)\s*$/;

export interface FieldLine {
  /** Number of characters before the field's name, with those of dashes. */
  readonly indent: number;
  readonly name: string;
  readonly value: string;
}

export function fieldIn(line: string): FieldLine | undefined {
  const [, before, name, value = ""] = fieldLine.exec(line) ?? [];
  if (before === undefined || name === undefined) return undefined;
  return { indent: before.length, name, value };
}

const quoted = (value: string) =>
  value.includes('"') && !value.includes("'")
    ? `'${value}'`
    : `"${value.replace(/["\\]/g, "\\$&")}"`;

/** Longest line that a message repeats, in characters. */
const longest = 200;

/** How a field's line should read, with its value in quotes. */
export const inQuotes = (name: string, value: string): string =>
  value.length > longest
    ? `write " before it and after it`
    : `${name}: ${quoted(value)}`;

/** What to do about a value that begins with a quote. */
function quoteRemedy(name: string, value: string): string | undefined {
  const [quote = ""] = value;
  const rest = value.slice(1);
  if (value.length > 2 && /["'],$/.test(value))
    return "Remove the comma at the end of the line.";
  if (!rest.includes(quote))
    return `Write ${quote} at the end of the value, too, or remove it at the start.`;
  const inner = rest.slice(0, -1);
  if (quote === "'" && value.endsWith("'"))
    return `Put the value in double quotes, because it contains an apostrophe: ${name}: "${inner}"`;
  if (value.endsWith(quote))
    return inner.includes(quote)
      ? `Put the value in single quotes, because it contains double ones: ${name}: '${inner}'`
      : /\\/.test(inner)
        ? `Write \\\\ instead of \\, or put the value in single quotes: ${name}: '${inner}'`
        : undefined;
  return `Put the whole value in quotes: ${inQuotes(name, value)}`;
}

/** What to do about the value of a field, as it is written. */
function valueRemedy(name: string, value: string): string | undefined {
  const [, curly] = /^[“”„](.*)[“”]$/.exec(value) ?? [];
  if (curly !== undefined)
    return `Write straight quotes instead of curly ones: ${inQuotes(name, curly)}`;
  if (/^["']/.test(value)) return quoteRemedy(name, value);
  if (/^\*+[^*]+\*+/.test(value))
    return "Remove the asterisks: this field is plain text, which can't be bold.";
  const isBlock = /^[|>][-+\d]*$/.test(value);
  const isFlow = /^(?:\[.*\]|\{.*\})$/.test(value);
  if (/^(?:[[\]{}*&!%@`|>,]|[-?:] )/.test(value) && !isBlock && !isFlow)
    return `Put the value in quotes, because it begins with ${value.charAt(0)}: ${inQuotes(name, value)}`;
  if (/:(?: |$)/.test(value))
    return `Put the value in quotes, because it contains a colon: ${inQuotes(name, value)}`;
  return undefined;
}

/**
 * What to do about a line that YAML can't read.
 * @param names of the fields that the file may have
 */
export function lineRemedy(
  line: string,
  names: ReadonlySet<string>,
): string | undefined {
  if (/^ *\t/.test(line))
    return "Replace the tab at the start of the line by spaces, two for each step to the right.";
  if (/^ *[\u00a0\u2000-\u200b\u3000\ufeff]/.test(line))
    return "Type the spaces of this line again: they were copied and are of a special kind.";
  const field = fieldIn(line);
  if (field)
    return field.value ? valueRemedy(field.name, field.value) : undefined;
  const text = line.trim();
  const [, item] = /^-([^\s-].*)$/.exec(text) ?? [];
  if (item) return `Write a space after the dash: - ${item}`;
  const [, name = "", mark = "", rest = ""] =
    /^(?:- )?([A-Za-z]\w*)(\s*=\s*|\s*:|\s+|$)(.*)$/.exec(text) ?? [];
  if (mark === ":" && !rest.startsWith("//"))
    return `Write a space after the colon: ${name}: ${rest}`;
  if (names.has(name))
    return rest
      ? `Write a colon and a space after the field's name: ${name}: ${rest}`
      : `Write a colon after the field's name: ${name}:`;
  return undefined;
}
