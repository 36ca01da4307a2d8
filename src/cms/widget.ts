import { describeField } from "../content/model/describeField";
import { optional } from "../content/model/fields";
import type {
  Field,
  Fields,
  ImageField,
  ListField,
} from "../content/model/fields";
import { focusField } from "../content/model/imageValue";
import type { CmsField } from "./decap";
import { relationWidget } from "./relationWidget";
import { asked, oneLine, textWidget } from "./textWidget";

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

const limits = ({ min, max }: ListField) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function listWidget(field: ListField) {
  const { of } = field;
  // A required list may still be empty: only `min` asks for entries.
  const common = { required: Boolean(field.min), ...limits(field) };
  if (of.type === "reference")
    return { ...relationWidget(of), ...common, multiple: true };
  const item = { label_singular: of.label.toLowerCase(), ...common };
  if (of.type !== "object")
    return {
      widget: "list",
      ...item,
      summary: "{{fields.item}}",
      field: cmsField("item", of),
    };
  const [first] = Object.keys(of.fields);
  return {
    widget: "list",
    ...item,
    collapsed: true,
    summary: `{{fields.${String(first)}}}`,
    fields: cmsFields(of.fields),
  };
}

function imageWidget(field: ImageField) {
  const { alt } = asked(field).properties ?? {};
  return {
    widget: "object",
    fields: [
      {
        name: "src",
        label: "File",
        widget: "image",
        hint: "A JPEG, PNG, WebP or AVIF with at least 1600 pixels on its longer side.",
        choose_url: false,
      },
      {
        name: "alt",
        label: "What it shows",
        ...textWidget({
          type: "text",
          label: "",
          hint: "Read aloud to people who can't see the picture.",
          min: alt?.minLength ?? 1,
          max: alt?.maxLength ?? oneLine,
        }),
      },
      cmsField("focus", optional(focusField)),
    ],
  };
}

const numberOptions = (
  integer: boolean,
  min: number | undefined,
  max = Number.MAX_SAFE_INTEGER,
) => ({
  value_type: integer ? "int" : "float",
  ...(min !== undefined && { min }),
  ...(max < Number.MAX_SAFE_INTEGER && { max }),
});

function widget(field: Field): Omit<CmsField, "name" | "label"> {
  switch (field.type) {
    case "text":
      return textWidget(field);
    case "markdown":
      return {
        widget: "markdown",
        buttons,
        editor_components: [],
        modes: ["rich_text", "raw"],
      };
    case "number":
      return {
        widget: "number",
        ...numberOptions(field.integer, field.min, field.max),
      };
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
      return {
        widget: "page",
        pattern: [String(asked(field).pattern), describeField(field)] as const,
      };
    case "image":
      return imageWidget(field);
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

/**
 * A field that Decap lets be empty. What must not be is for the content check to
 * say: a draft may be unfinished, and an optional block may be left out whole.
 */
export function leftOut(field: CmsField): CmsField {
  return {
    ...field,
    required: false,
    ...(field.fields && { fields: field.fields.map(leftOut) }),
    ...(field.field && { field: leftOut(field.field) }),
  };
}

/** The widget of a field of the content model. */
export function cmsField(name: string, field: Field): CmsField {
  const isMarked = field.optional && field.type !== "boolean";
  const made: CmsField = {
    name,
    label: isMarked ? `${field.label} (optional)` : field.label,
    ...(field.hint && { hint: field.hint }),
    ...widget(field),
  } as CmsField;
  return field.optional ? leftOut(made) : made;
}

export const cmsFields = (fields: Fields): CmsField[] =>
  Object.entries(fields).map(([name, field]) => cmsField(name, field));
