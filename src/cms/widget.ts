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

function listWidget(field: ListField, owner: string, name: string) {
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
      field: cmsField("item", of, owner, name),
    };
  const [first] = Object.keys(of.fields);
  return {
    widget: "list",
    ...item,
    collapsed: true,
    summary: `{{fields.${String(first)}}}`,
    fields: cmsFields(of.fields, of.name),
  };
}

/** @param place where the picture is shown: type and field, as queries name them */
function imageWidget(field: ImageField, place: string) {
  const { src, alt } = asked(field).properties ?? {};
  return {
    widget: "object",
    picture: place,
    fields: [
      {
        name: "src",
        label: "File",
        widget: "image",
        hint: "A JPEG, PNG, WebP or AVIF with at least 1600 pixels on its longer side.",
        choose_url: false,
        pattern: [
          String(src?.pattern),
          "a picture: JPEG, PNG, WebP or AVIF",
        ] as const,
      },
      {
        name: "alt",
        label: "What it shows",
        hint: "Read aloud to people who can't see the picture.",
        ...textWidget({
          type: "text",
          label: "",
          min: alt?.minLength ?? 1,
          max: alt?.maxLength ?? oneLine,
        }),
      },
      cmsField("focus", optional(focusField), "Picture"),
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

function widget(
  field: Field,
  owner: string,
  name: string,
): Omit<CmsField, "name" | "label"> {
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
      return field.only
        ? { widget: "boolean", pattern: ["true", "on"] }
        : { widget: "boolean", default: false, required: false };
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
        widget: "string",
        page_link: true,
        pattern: [String(asked(field).pattern), describeField(field)] as const,
      };
    case "image":
      return imageWidget(field, `${owner}.${name}`);
    case "list":
      return listWidget(field, owner, name);
    case "object":
      return {
        widget: "object",
        collapsed: Boolean(field.optional),
        fields: cmsFields(field.fields, field.name),
      };
  }
}

/**
 * The fields of an optional block can't be required: Decap would require them in
 * an empty block, too. The content check refuses a half-filled one.
 */
function leftOut(field: CmsField): CmsField {
  return {
    ...field,
    required: false,
    ...(field.widget === "object" && { fields: field.fields?.map(leftOut) }),
  };
}

/**
 * The widget of a field of the content model.
 * @param owner the GraphQL type that has the field
 * @param queried the field's name there; that of a list, for its items
 */
export function cmsField(
  name: string,
  field: Field,
  owner: string,
  queried = name,
): CmsField {
  const made: CmsField = {
    name,
    label: field.label,
    ...(field.hint && { hint: field.hint }),
    ...widget(field, owner, queried),
  } as CmsField;
  return field.optional ? leftOut(made) : made;
}

export const cmsFields = (fields: Fields, owner: string): CmsField[] =>
  Object.entries(fields).map(([name, field]) => cmsField(name, field, owner));
