import type { Field, Fields, ImageValue } from "../../content-model/fields";
import { interpolate } from "../../site/interpolate";
import { gap } from "./gaps";
import { htmlOf } from "./markdown";
import { previewImage } from "./previewImage";
import type { Arguments, Source } from "./select";

interface Known {
  /** Company facts, for texts and for HTML. */
  readonly text: Record<string, string>;
  readonly html: Record<string, string>;
  readonly pictureUrl: (src: string) => string | undefined;
  readonly entry: (kind: string, slug: string) => Source | undefined;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "";

/** Plain values, with gaps for those that are missing. */
export const withGaps = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name];
      if (field.type === "object")
        return [
          name,
          withGaps(field.fields, (value ?? {}) as Record<string, unknown>),
        ];
      return [name, isBlank(value) ? gap(field.label) : value];
    }),
  );

/** What stands for an entry that is not chosen: its name is a gap. */
const missingEntry = (label: string): Source => ({
  field: (name) => (name === "path" || name === "slug" ? "" : gap(label)),
});

const longDate = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

const monthAndYear = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  timeZone: "UTC",
});

function dateText(value: string, format: unknown): string {
  const date = new Date(value);
  if (format === undefined || Number.isNaN(date.getTime()))
    return value.slice(0, 10);
  return (format === "MMMM YYYY" ? monthAndYear : longDate).format(date);
}

/** The values of fields as queries answer them; missing ones are gaps. */
export class FieldValues {
  readonly #known: Known;

  constructor(known: Known) {
    this.#known = known;
  }

  filledHtml = (html: string): string => interpolate(html, this.#known.html);

  /** @param filled false for the facts that texts are filled with */
  fields(
    fields: Fields,
    values: Readonly<Record<string, unknown>>,
    filled = true,
  ): Source {
    return {
      field: (name, args) => {
        const field = fields[name];
        return field && this.#value(field, values[name], args, filled);
      },
    };
  }

  #value(
    field: Field,
    value: unknown,
    args: Arguments,
    filled: boolean,
  ): unknown {
    if (isBlank(value)) return this.#missing(field, filled);
    switch (field.type) {
      case "text":
        return filled ? interpolate(String(value), this.#known.text) : value;
      case "markdown":
        return this.#markdown(htmlOf(String(value)));
      case "date":
        return dateText(
          value instanceof Date ? value.toISOString() : String(value),
          args.formatString,
        );
      case "reference":
        return (
          this.#known.entry(field.to, String(value)) ??
          missingEntry(field.label)
        );
      case "image":
        return this.#picture(value as Partial<ImageValue>);
      case "list":
        return Array.isArray(value)
          ? value.map((item) => this.#value(field.of, item, args, filled))
          : [];
      case "object":
        return this.fields(
          field.fields,
          value as Record<string, unknown>,
          filled,
        );
      default:
        return value;
    }
  }

  #missing(field: Field, filled: boolean): unknown {
    if (field.type === "boolean") return false;
    if (field.optional) return null;
    switch (field.type) {
      case "list":
        return [];
      case "object":
        return this.fields(field.fields, {}, filled);
      case "image":
        return this.#picture({});
      case "reference":
        return missingEntry(field.label);
      case "markdown":
        return this.#markdown(`<p>${gap(field.label)}</p>`);
      default:
        return gap(field.label);
    }
  }

  #markdown(html: string): Source {
    const filled = this.filledHtml(html);
    return { field: (name) => (name === "html" ? filled : html) };
  }

  #picture({ src, alt, ...parts }: Partial<ImageValue>): Source {
    const url = src ? this.#known.pictureUrl(src) : undefined;
    const sharp: Source = {
      field: (name, args) =>
        /image/i.test(name) ? previewImage(url, args) : null,
    };
    const file: Source = {
      field: (name) => (name === "childImageSharp" ? sharp : src),
    };
    return {
      field: (name, args) => {
        if (name === "src") return file;
        if (name === "alt") return isBlank(alt) ? gap("What it shows") : alt;
        return name in parts
          ? (parts as Record<string, unknown>)[name]
          : sharp.field(name, args);
      },
    };
  }
}
