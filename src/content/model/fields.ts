/**
 * The vocabulary of the content model. A field is plain data from which
 * validation and GraphQL types (`fieldTypes.ts`), the editor's forms and
 * cross-file checks follow.
 */
interface Base {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

export interface TextField extends Base {
  readonly type: "text";
  /** What the text is, to complete the sentence "Write …". */
  readonly what?: string;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: { readonly matches: RegExp; readonly says: string };
  /** Group of fields in which no value may occur twice. */
  readonly unique?:
    "title" | "description" | "FIPS code" | "item id" | "task id";
  /** Tokens that a component fills in, in addition to the company's. */
  readonly tokens?: readonly string[];
  /** No token is filled in, because tokens are replaced by this very fact. */
  readonly plain?: true;
}

/** Inline or block Markdown; reaches templates as HTML. */
export interface MarkdownField extends Base {
  readonly type: "markdown";
}

export interface NumberField extends Base {
  readonly type: "number";
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

export interface BooleanField extends Base {
  readonly type: "boolean";
  /** Only `true` is accepted, as for a permission. */
  readonly only?: true;
}

/** A calendar day, `YYYY-MM-DD`. */
export interface DateField extends Base {
  readonly type: "date";
  /** Name of another date field that this one must not precede. */
  readonly notBefore?: string;
  readonly past?: true;
}

export interface ChoiceField<O extends string = string> extends Base {
  readonly type: "choice";
  readonly options: readonly O[];
}

/** The slug of another content file: its file name without `.md`. */
export interface ReferenceField extends Base {
  readonly type: "reference";
  readonly to: string;
}

/** The address of a page of this site, such as `/about`. */
export interface PageLinkField extends Base {
  readonly type: "pageLink";
}

/** The path of a picture below `content/images`, with a slash before it. */
export interface PictureFileField extends Base {
  readonly type: "pictureFile";
}

export interface ListField<F extends Field = Field> extends Base {
  readonly type: "list";
  readonly of: F;
  readonly min?: number;
  readonly max?: number;
}

export interface ObjectField<S extends Fields = Fields> extends Base {
  readonly type: "object";
  /** Name of the GraphQL type; equal names mean equal fields. */
  readonly name: string;
  readonly fields: S;
  /** What the block is, to complete the sentence "Write …". */
  readonly what?: string;
  readonly rule?: {
    readonly holds: (data: Readonly<Record<string, unknown>>) => boolean;
    readonly says: string;
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

type Options<F extends Field> = Partial<Omit<F, "type" | "label" | "optional">>;

const fieldOf =
  <F extends Field>(type: F["type"]) =>
  (label: string, options: Options<F> = {}) =>
    ({ type, label, ...options }) as F;

export const text = fieldOf<TextField>("text");
export const markdown = fieldOf<MarkdownField>("markdown");
export const flag = fieldOf<BooleanField>("boolean");
export const date = fieldOf<DateField>("date");
export const pageLink = fieldOf<PageLinkField>("pageLink");
export const pictureFile = fieldOf<PictureFileField>("pictureFile");

export const number = (
  label: string,
  options: Options<NumberField> = {},
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

export const reference = (to: string, label: string): ReferenceField => ({
  type: "reference",
  to,
  label,
});

export const list = <F extends Field>(
  label: string,
  of: F,
  options: { min?: number; max?: number; hint?: string } = {},
): ListField<F> => ({ type: "list", label, of, ...options });

export const object = <S extends Fields>(
  name: string,
  label: string,
  fields: S,
  rule?: ObjectField["rule"],
): ObjectField<S> => ({
  type: "object",
  name,
  label,
  fields,
  ...(rule && { rule }),
});

export const optional = <F extends Field>(
  field: F,
): F & { optional: true } => ({
  ...field,
  optional: true,
});
