import { describeField } from "../content/model/fieldTypes";
import type {
  FieldElement,
  Fields,
  ListField,
  ReferenceField,
  TextField,
} from "../content/model/fields";
import { contentTypes } from "../content/model/contentTypes";

export interface DecapField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  /** A regular expression, and the message where it doesn't match. */
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly DecapField[];
  readonly field?: DecapField;
  readonly [option: string]: unknown;
}

type DecapWidget = Omit<DecapField, "name" | "label">;

/** The formats that the site has styles for. */
const richTextButtons = [
  "bold",
  "italic",
  "link",
  "heading-two",
  "heading-three",
  "quote",
  "bulleted-list",
  "numbered-list",
];

function createTextWidget(field: TextField): DecapWidget {
  const { min = 1, max, hint } = field;
  // White space at the ends is trimmed before it counts.
  const length = String.raw`^\s*(?=\S)[\s\S]{${min - 1},${max ? max - 1 : ""}}\S\s*$`;
  const limits = max && `${min > 1 ? `${min} to` : "Up to"} ${max} characters.`;
  const hints = [hint, limits].filter(Boolean).join(" ");
  return {
    widget: max && max > 120 ? "text" : "string",
    pattern: [field.pattern?.regex.source ?? length, describeField(field)],
    ...(hints && { hint: hints }),
  };
}

/** @throws when no folder holds the kind that the reference names */
function createRelationWidget({ target }: ReferenceField): DecapWidget {
  const contentType = contentTypes.find(({ name }) => name === target);
  if (!contentType?.folder) throw new Error(`No folder holds a ${target}`);
  return {
    widget: "relation",
    collection: contentType.folder,
    value_field: "{{slug}}",
    search_fields: ["name"],
    display_fields: ["name"],
    options_length: 200,
  };
}

function createListWidget({ item: of, min, max }: ListField): DecapWidget {
  // A required list may still be empty: only `min` asks for entries.
  const common = {
    required: Boolean(min),
    ...(min && { min }),
    ...(max && { max }),
  };
  if (of.type === "reference")
    return { ...createRelationWidget(of), ...common, multiple: true };
  const item = { widget: "list", label_singular: of.label.toLowerCase() };
  if (of.type !== "object")
    return {
      ...item,
      ...common,
      summary: "{{fields.item}}",
      field: decapField("item", of),
    };
  const [first] = Object.keys(of.fields);
  return {
    ...item,
    ...common,
    collapsed: true,
    summary: `{{fields.${String(first)}}}`,
    fields: toDecapFields(of.fields),
  };
}

function createWidget(field: FieldElement): DecapWidget {
  switch (field.type) {
    case "text":
      return createTextWidget(field);
    case "markdown":
      return {
        widget: "richtext",
        buttons: richTextButtons,
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
      return createRelationWidget(field);
    case "pageLink":
      return { widget: pageWidgetName };
    case "pictureFile":
      return { widget: "image", choose_url: false };
    case "list":
      return createListWidget(field);
    case "object":
      return {
        widget: "object",
        collapsed: Boolean(field.optional),
        fields: toDecapFields(field.fields),
      };
  }
}

/** Stands for a choice of the site's pages, which `buildCmsConfig` knows. */
export const pageWidgetName = "page";

/**
 * A field that Decap lets be empty. What must not be is for the content check to
 * say: a draft may be unfinished, and an optional block may be left out whole.
 */
export const makeOptional = (field: DecapField): DecapField => ({
  ...field,
  required: false,
  ...(field.fields && { fields: field.fields.map(makeOptional) }),
  ...(field.field && { field: makeOptional(field.field) }),
});

function decapField(name: string, field: FieldElement): DecapField {
  const isMarked = field.optional && field.type !== "boolean";
  const toDecapField: DecapField = {
    name,
    label: isMarked ? `${field.label} (optional)` : field.label,
    ...(field.hint && { hint: field.hint }),
    ...createWidget(field),
  } as DecapField;
  return field.optional ? makeOptional(toDecapField) : toDecapField;
}

export const toDecapFields = (fields: Fields): DecapField[] =>
  Object.entries(fields).map(([name, field]) => decapField(name, field));
