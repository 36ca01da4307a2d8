import { describeField } from "./describeField";
import type {
  BooleanField,
  DateField,
  Field,
  ListField,
  NumberField,
  TextField,
} from "./fields";
import { fieldSchema, imagePath } from "./frontMatterSchema";

const isValid = (field: Field, value: unknown) =>
  fieldSchema(field).safeParse(value).success;

function ofBoolean(field: BooleanField, value: string): string | undefined {
  const word = value.toLowerCase();
  const meant = ["yes", "on", "y", "1"].includes(word)
    ? "true"
    : ["no", "off", "n", "0"].includes(word)
      ? "false"
      : undefined;
  if (meant && isValid(field, meant === "true"))
    return `Write ${meant} instead of ${value}.`;
  return (word === "true" || word === "false") &&
    isValid(field, word === "true")
    ? `Write ${word} without quotes.`
    : undefined;
}

/** The number in a text such as `47,979° N` or `3.`. */
function numberIn(value: string): number {
  const [, digits = "", unit = ""] =
    /^\s*([-+]?\d+(?:[.,]\d+)?)[,.;]?\s*(°?\s*[NSEW]?|%)\s*$/i.exec(value) ??
    [];
  const number = Number(digits.replace(",", ".") || Number.NaN);
  return /[SW]/i.test(unit) ? -Math.abs(number) : number;
}

function ofNumber(field: NumberField, value: unknown): string | undefined {
  const number = typeof value === "string" ? numberIn(value) : Number(value);
  if (isValid(field, number))
    return String(number) === value
      ? `Write ${value} without quotes.`
      : `Write ${String(number)}.`;
  return isValid(field, -number)
    ? `Write ${String(-number)}, with a minus sign.`
    : undefined;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** The day that a text such as `5/12/2026` or `May 12, 2026` means. */
function dayIn(value: string): string {
  const day = (year = "", month: string | number = "", date = "") =>
    `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  const [, y, m, d] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(value) ?? [];
  if (y) return day(y, m, d);
  const [, month, date, year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(value) ?? [];
  // As Americans write it.
  if (year) return day(year, month, date);
  const words = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
  const [, name = "", inMonth, ofYear] = words.exec(value) ?? [];
  return day(ofYear, months.indexOf(name.toLowerCase()) + 1, inMonth);
}

function ofDate(field: DateField, value: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return "There is no such day: look it up in a calendar.";
  const day = dayIn(value.trim());
  return isValid(field, day)
    ? `Write the day as year, month and day: ${day}.`
    : undefined;
}

function ofText(field: TextField, value: unknown): string | undefined {
  if (typeof value === "object" && value !== null) {
    const [[token, nothing] = ["", ""]] = Object.entries(value);
    return nothing === null
      ? `Put the value in quotes, because it begins with {: "{${token}}"`
      : undefined;
  }
  if (typeof value === "string") return undefined;
  return isValid(field, String(value))
    ? `Write it in quotes: "${String(value)}".`
    : undefined;
}

function ofList(field: ListField, value: unknown): string | undefined {
  if (Array.isArray(value)) return undefined;
  if (typeof value === "object" && value !== null) {
    const [[name, first] = ["", ""]] = Object.entries(value);
    return `Begin each entry with a dash:   - ${name}: ${String(first)}`;
  }
  if (typeof value !== "string") return undefined;
  const [, dashed] = /^-(\S.*?)(?= -\S|$)/.exec(value) ?? [];
  if (dashed) return `Write a space after the dash: - ${dashed}`;
  if (field.of.type === "object" || field.of.type === "image") return undefined;
  const [first = ""] = value.split(/[,;] */);
  return `Write each entry on a line of its own that begins with two spaces, a dash and a space:   - ${first}`;
}

/** A picture's path as front matter writes it, from any other way to write it. */
function picturePath(value: string): string | undefined {
  const [path] = /images\/.*$/.exec(value.replaceAll("\\", "/")) ?? [];
  const written = path && `/${path.toLowerCase()}`;
  return written && imagePath.test(written) ? written : undefined;
}

function ofImage(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const src = picturePath(value) ?? "/images/cities/tacoma.jpg";
  return `Write the picture's file below image, as src: ${src}, and what it shows as alt, each line after two spaces.`;
}

/** What to write instead of a picture's file. */
export function sourceRemedy(value: string): string | undefined {
  const isElsewhere = /^(?:https?:|[a-z]:|file:|\/Users\/|~)/i.test(value);
  const path = isElsewhere ? undefined : picturePath(value);
  if (path) return `Write ${path}.`;
  return isElsewhere
    ? "Save the picture in content/images, and write its path from there, such as /images/cities/tacoma.jpg."
    : undefined;
}

/** The address of a page, from any other way to write it. */
function ofPageLink(field: Field, value: string): string | undefined {
  const path = URL.canParse(value) ? new URL(value).pathname : `/${value}`;
  const written = path
    .toLowerCase()
    .replace(/^\/+/, "/")
    .replace(/(?<=.)\/+$/, "");
  return isValid(field, written) ? `Write ${written}.` : undefined;
}

/**
 * What to write instead of a value of the wrong type or form, as exactly as it
 * can be told; `undefined` if nothing better than the field's description can.
 */
function exactRemedy(field: Field, value: unknown): string | undefined {
  const text = typeof value === "string" ? value : undefined;
  switch (field.type) {
    case "boolean":
      return ofBoolean(field, String(value));
    case "number":
      return ofNumber(field, value);
    case "date":
      return text && ofDate(field, text);
    case "text":
      return ofText(field, value);
    case "markdown":
      return ofText({ ...field, type: "text" }, value);
    case "list":
      return ofList(field, value);
    case "image":
      return ofImage(value);
    case "pageLink":
      return text && ofPageLink(field, text);
    default:
      return undefined;
  }
}

/** What to write instead of a value that a field doesn't accept. */
export function valueRemedy(field: Field, value: unknown): string {
  const expected = describeField(field);
  if (value === undefined || value === null) return `Add it: ${expected}.`;
  return exactRemedy(field, value) ?? `Write ${expected}.`;
}
