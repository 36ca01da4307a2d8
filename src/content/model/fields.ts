/**
 * Base of all field definitions. Field definitions are plain data: validation and
 * GraphQL types (`fieldTypes.ts`), the editor's forms and the checks across files are
 * derived from them.
 */
interface FieldBase {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

export interface TextField extends FieldBase {
  readonly type: "text";
  /** Noun phrase that completes "Write …". */
  readonly description?: string;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: { readonly regex: RegExp; readonly message: string };
  /** The value while the file has none. */
  readonly defaultText?: string;
  /** Noun for the value, for messages. The value must be unique among all fields with the same noun. */
  readonly unique?:
    | "title"
    | "description"
    | "FIPS code"
    | "item id"
    | "task id"
    | `choice of ${string}`;
  /** Names of tokens that a component fills in, in addition to the company's tokens. */
  readonly tokens?: readonly string[];
  /**
   * Marks a phone number or email address of the company. In its place, other texts have a
   * token with the field's name, which Markdown renders as a link.
   */
  readonly contact?: ContactKind;
  /** Disables the company's tokens, for a value that replaces a token, or is shown literally. */
  readonly noTokens?: true;
}

export type ContactKind = "phone" | "email";

/** Inline or block Markdown; templates get the rendered HTML. */
export interface MarkdownField extends FieldBase {
  readonly type: "markdown";
}

export interface NumberField extends FieldBase {
  readonly type: "number";
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

export interface BooleanField extends FieldBase {
  readonly type: "boolean";
  /** Whether `true` is the only valid value, as for a customer's permission. */
  readonly mustBeTrue?: true;
}

/** A calendar day, `YYYY-MM-DD`. */
export interface DateField extends FieldBase {
  readonly type: "date";
  /** Name of another date field: this field's day must not be earlier. */
  readonly notBefore?: string;
  readonly pastOnly?: true;
}

export interface ChoiceField<O extends string = string> extends FieldBase {
  readonly type: "choice";
  readonly options: readonly O[];
}

/** The slug of another content file: its file name without `.md`. */
export interface ReferenceField extends FieldBase {
  readonly type: "reference";
  readonly target: string;
}

/** The address of a page of this site, such as `/about`. */
export interface PageLinkField extends FieldBase {
  readonly type: "pageLink";
}

/** Path of a picture relative to `content/`, with a leading slash: `/images/cities/tacoma.jpg`. */
export interface PictureFileField extends FieldBase {
  readonly type: "pictureFile";
}

export interface ListField<F extends Field = Field> extends FieldBase {
  readonly type: "list";
  readonly item: F;
  readonly min?: number;
  readonly max?: number;
}

export interface ObjectField<S extends Fields = Fields> extends FieldBase {
  readonly type: "object";
  /** Name of the GraphQL type. Objects with the same name must have the same fields. */
  readonly name: string;
  readonly fields: S;
  /** Noun phrase that completes "Write …". */
  readonly description?: string;
  readonly refinement?: {
    readonly isValid: (data: Readonly<Record<string, unknown>>) => boolean;
    readonly message: string;
  };
}

export type Field =
  | TextField
  | MarkdownField
  | NumberField
  | BooleanField
  | DateField
  | ChoiceField
  | ReferenceField
  | PageLinkField
  | PictureFileField
  | ListField
  | ObjectField;

export interface Fields {
  readonly [name: string]: Field;
}

type FieldOptions<F extends Field> = Partial<
  Omit<F, "type" | "label" | "optional">
>;

const fieldFactory =
  <F extends Field>(type: F["type"]) =>
  (label: string, options: FieldOptions<F> = {}) =>
    ({ type, label, ...options }) as F;

export const text = fieldFactory<TextField>("text");
export const markdown = fieldFactory<MarkdownField>("markdown");
export const flag = fieldFactory<BooleanField>("boolean");
export const date = fieldFactory<DateField>("date");
export const pageLink = fieldFactory<PageLinkField>("pageLink");
export const pictureFile = fieldFactory<PictureFileField>("pictureFile");

export const number = (
  label: string,
  options: FieldOptions<NumberField> = {},
): NumberField => ({
  type: "number",
  label,
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  integer: false,
  ...options,
});

export const choice = <O extends string>(
  label: string,
  choices: readonly O[],
  hint?: string,
): ChoiceField<O> => ({
  type: "choice",
  label,
  options: choices,
  ...(hint && { hint }),
});

export const reference = (target: string, label: string): ReferenceField => ({
  type: "reference",
  target,
  label,
});

export const list = <F extends Field>(
  label: string,
  item: F,
  options: { min?: number; max?: number; hint?: string } = {},
): ListField<F> => ({ type: "list", label, item, ...options });

export const object = <S extends Fields>(
  name: string,
  label: string,
  fields: S,
  options: Pick<ObjectField, "hint" | "refinement"> = {},
): ObjectField<S> => ({ type: "object", name, label, fields, ...options });

export const optional = <F extends Field>(
  field: F,
): F & { optional: true } => ({
  ...field,
  optional: true,
});
