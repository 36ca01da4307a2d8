import { formatExpectedValue } from "../content/model/fieldTypes";
import type {
  Field,
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
  /** A regular expression, and the message if a value doesn't match. */
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly DecapField[];
  readonly field?: DecapField;
  readonly [option: string]: unknown;
}

type DecapWidget = Omit<DecapField, "name" | "label">;

/** Buttons of the formats for which the site has styles. */
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
  const { min = 1, max, hint, defaultText } = field;
  // The content check trims the value before it counts characters.
  const length = String.raw`^\s*(?=\S)[\s\S]{${min - 1},${max ? max - 1 : ""}}\S\s*$`;
  const range = min > 1 ? `${min} to ${max}` : `Up to ${max}`;
  const limits = max && `${range} characters.`;
  const emptyHint = defaultText && `Left empty, it reads “${defaultText}”.`;
  const hints = [hint, limits, emptyHint].filter(Boolean).join(" ");
  return {
    widget: max && max > 120 ? "text" : "string",
    pattern: [
      field.pattern?.regex.source ?? length,
      formatExpectedValue(field),
    ],
    ...(hints && { hint: hints }),
    ...(defaultText && { required: false }),
  };
}

/** @throws when the referenced content type has no folder */
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

function createListWidget({ item, min, max }: ListField): DecapWidget {
  // A list may be empty unless `min` is set, even if its field is required.
  const common = {
    required: Boolean(min),
    ...(min && { min }),
    ...(max && { max }),
  };
  if (item.type === "reference")
    return { ...createRelationWidget(item), ...common, multiple: true };
  const list = {
    widget: "list",
    label_singular: item.label.toLowerCase(),
    ...common,
  };
  if (item.type !== "object")
    return {
      ...list,
      summary: "{{fields.item}}",
      field: decapField("item", item),
    };
  const [firstName] = Object.keys(item.fields);
  return {
    ...list,
    collapsed: true,
    summary: `{{fields.${String(firstName)}}}`,
    fields: toDecapFields(item.fields),
  };
}

function createWidget(field: Field): DecapWidget {
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
      return { widget: pageWidgetPlaceholder };
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

/** Widget name that `buildCmsConfig` replaces with a select of the site's pages. */
export const pageWidgetPlaceholder = "page";

/**
 * Makes a field and its nested fields optional in Decap's form, because a draft may be
 * unfinished, and an optional block omitted. The content check finds missing values.
 */
export const makeDeepOptional = (field: DecapField): DecapField => ({
  ...field,
  required: false,
  ...(field.fields && { fields: field.fields.map(makeDeepOptional) }),
  ...(field.field && { field: makeDeepOptional(field.field) }),
});

function decapField(name: string, field: Field): DecapField {
  const isMarked = field.optional && field.type !== "boolean";
  const toDecapField: DecapField = {
    name,
    label: isMarked ? `${field.label} (optional)` : field.label,
    ...(field.hint && { hint: field.hint }),
    ...createWidget(field),
  } as DecapField;
  return field.optional ? makeDeepOptional(toDecapField) : toDecapField;
}

export const toDecapFields = (fields: Fields): DecapField[] =>
  Object.entries(fields).map(([name, field]) => decapField(name, field));
