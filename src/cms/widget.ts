import { describeField } from "../content/model/fieldTypes";
import type {
  Field,
  Fields,
  ListField,
  ReferenceField,
  TextField,
} from "../content/model/fields";
import { kinds } from "../content/model/kinds";

export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  /** A regular expression, and the message where it doesn't match. */
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly CmsField[];
  readonly field?: CmsField;
  readonly [option: string]: unknown;
}

type Widget = Omit<CmsField, "name" | "label">;

/** The formats that the site has styles for. */
const buttons = [
  "bold",
  "italic",
  "link",
  "heading-two",
  "heading-three",
  "quote",
  "bulleted-list",
  "numbered-list",
];

function textWidget(field: TextField): Widget {
  const { min = 1, max, hint } = field;
  // White space at the ends is trimmed before it counts.
  const length = String.raw`^\s*(?=\S)[\s\S]{${min - 1},${max ? max - 1 : ""}}\S\s*$`;
  const limits = max && `${min > 1 ? `${min} to` : "Up to"} ${max} characters.`;
  const hints = [hint, limits].filter(Boolean).join(" ");
  return {
    widget: max && max > 120 ? "text" : "string",
    pattern: [field.pattern?.matches.source ?? length, describeField(field)],
    ...(hints && { hint: hints }),
  };
}

/** @throws when no folder holds the kind that the reference names */
function relationWidget({ to }: ReferenceField): Widget {
  const kind = kinds.find(({ name }) => name === to);
  if (!kind?.folder) throw new Error(`No folder holds a ${to}`);
  return {
    widget: "relation",
    collection: kind.folder,
    value_field: "{{slug}}",
    search_fields: ["name"],
    display_fields: ["name"],
    options_length: 200,
  };
}

function listWidget({ of, min, max }: ListField): Widget {
  // A required list may still be empty: only `min` asks for entries.
  const common = {
    required: Boolean(min),
    ...(min && { min }),
    ...(max && { max }),
  };
  if (of.type === "reference")
    return { ...relationWidget(of), ...common, multiple: true };
  const item = { widget: "list", label_singular: of.label.toLowerCase() };
  if (of.type !== "object")
    return {
      ...item,
      ...common,
      summary: "{{fields.item}}",
      field: cmsField("item", of),
    };
  const [first] = Object.keys(of.fields);
  return {
    ...item,
    ...common,
    collapsed: true,
    summary: `{{fields.${String(first)}}}`,
    fields: cmsFields(of.fields),
  };
}

function widget(field: Field): Widget {
  switch (field.type) {
    case "text":
      return textWidget(field);
    case "markdown":
      return {
        widget: "richtext",
        buttons,
        editor_components: [],
        modes: ["rich_text", "raw"],
      };
    case "number": {
      const { integer, min, max } = field;
      return {
        widget: "number",
        value_type: integer ? "int" : "float",
        min,
        ...(max < Number.MAX_SAFE_INTEGER && { max }),
      };
    }
    case "boolean":
      return { widget: "boolean", default: false, required: false };
    case "date":
      return {
        widget: "datetime",
        format: "YYYY-MM-DD",
        date_format: "YYYY-MM-DD",
        time_format: false,
      };
    case "choice":
      return { widget: "select", options: field.options };
    case "reference":
      return relationWidget(field);
    case "pageLink":
      return { widget: pageWidget };
    case "pictureFile":
      return { widget: "image", choose_url: false };
    case "list":
      return listWidget(field);
    case "object":
      return {
        widget: "object",
        collapsed: Boolean(field.optional),
        fields: cmsFields(field.fields),
      };
  }
}

/** Stands for a choice of the site's pages, which `cmsConfig` knows. */
export const pageWidget = "page";

/**
 * A field that Decap lets be empty. What must not be is for the content check to
 * say: a draft may be unfinished, and an optional block may be left out whole.
 */
export const notRequired = (field: CmsField): CmsField => ({
  ...field,
  required: false,
  ...(field.fields && { fields: field.fields.map(notRequired) }),
  ...(field.field && { field: notRequired(field.field) }),
});

function cmsField(name: string, field: Field): CmsField {
  const isMarked = field.optional && field.type !== "boolean";
  const cmsField: CmsField = {
    name,
    label: isMarked ? `${field.label} (optional)` : field.label,
    ...(field.hint && { hint: field.hint }),
    ...widget(field),
  } as CmsField;
  return field.optional ? notRequired(cmsField) : cmsField;
}

export const cmsFields = (fields: Fields): CmsField[] =>
  Object.entries(fields).map(([name, field]) => cmsField(name, field));
