import type { Field } from "./fields";

const length = (
  min: number | undefined,
  max: number | undefined,
  unit: [one: string, several: string],
) => {
  if (max) return `${min ?? 0} to ${max} ${unit[1]}`;
  const least = min ?? 1;
  return `at least ${least} ${unit[least === 1 ? 0 : 1]}`;
};

/** What to write in a field, to complete the sentence "Write …". */
export function describeField(field: Field): string {
  switch (field.type) {
    case "text":
      if (field.pattern) return field.pattern.says;
      return `${field.what ?? "text"} of ${length(field.min, field.max, ["character", "characters"])}`;
    case "markdown":
      return "Markdown text";
    case "number":
      return `a ${field.integer ? "whole " : ""}number from ${String(field.min)}${field.max < Number.MAX_SAFE_INTEGER ? ` to ${String(field.max)}` : ""}`;
    case "boolean":
      return field.only ? "true, once it is given" : "true or false";
    case "date":
      return "a date such as 2026-05-12";
    case "choice":
      return `one of ${field.options.join(", ")}`;
    case "reference":
      return `the file name of a ${field.to.toLowerCase()}, without .md`;
    case "pageLink":
      return "the address of a page of this site, such as /about";
    case "image":
      return "a picture (src, such as /images/cities/tacoma.jpg) and what it shows (alt)";
    case "list": {
      const { of, min, max } = field;
      const entries =
        min || max ? ` of ${length(min, max, ["entry", "entries"])}` : "";
      return `a list${entries}, each ${describeField(of)}`;
    }
    case "object":
      if (field.rule) return field.rule.says;
      return `a block with the fields ${Object.keys(field.fields).join(", ")}`;
  }
}
