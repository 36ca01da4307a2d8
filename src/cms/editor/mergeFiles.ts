import { stringify } from "yaml";
import { bodyField, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { fieldLabel } from "../preview/faultText";
import { inForm } from "../contentText";

/** A value that two people have changed, each in another way. */
export interface Clash {
  /** Dotted path of the field. */
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Merge = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly (string | number)[],
) => unknown;

function merging(clashes: Clash[]): Merge {
  const whole: Merge = (base, mine, theirs, path) => {
    if (isSame(mine, base)) return theirs;
    if (!isSame(theirs, base) && !isSame(theirs, mine))
      clashes.push({ field: path.join("."), mine, theirs });
    return mine;
  };
  const merge: Merge = (base, mine, theirs, path) => {
    if (isBlock(base) && isBlock(mine) && isBlock(theirs))
      return Object.fromEntries(
        Object.keys({ ...theirs, ...mine })
          .map((name) => [
            name,
            merge(base[name], mine[name], theirs[name], [...path, name]),
          ])
          .filter(([, value]) => value !== undefined),
      );
    const lists = [base, mine, theirs].filter(Array.isArray);
    const [one, ...others] = lists;
    // Entries are merged whole, so that moved ones never mix.
    return one &&
      lists.length === 3 &&
      others.every((list) => list.length === one.length)
      ? one.map((entry, index) =>
          whole(entry, lists[1]?.[index], lists[2]?.[index], [...path, index]),
        )
      : whole(base, mine, theirs, path);
  };
  return merge;
}

const valuesOf = (file: ContentFile) => {
  const { frontMatter, body } = inForm(file);
  return { ...frontMatter, [bodyField]: body };
};

/**
 * Merges what two people made of a file, field by field. What only one has changed
 * is kept; what both have changed is mine, and a clash.
 * @param base what mine was made of
 */
export function mergeFiles(
  base: ContentFile,
  mine: ContentFile,
  theirs: ContentFile,
): { readonly file: ContentFile; readonly clashes: readonly Clash[] } {
  const clashes: Clash[] = [];
  const { [bodyField]: body, ...frontMatter } = merging(clashes)(
    ...[valuesOf(base), valuesOf(mine), valuesOf(theirs)],
    [],
  ) as Record<string, unknown>;
  return {
    file: { path: mine.path, frontMatter, body: String(body) },
    clashes,
  };
}

/** The fields in which two versions of a file differ. */
export function differences(one: ContentFile, other: ContentFile): string[] {
  const [values, others]: Record<string, unknown>[] = [
    valuesOf(one),
    valuesOf(other),
  ];
  return Object.keys({ ...values, ...others }).filter(
    (name) => !isSame(values?.[name], others?.[name]),
  );
}

const labelOf = ({ path }: ContentFile, field: string) =>
  fieldLabel(kindOf(path)?.fields ?? {}, field);

export const labelsOf = (
  file: ContentFile,
  fields: readonly string[],
): string => fields.map((field) => labelOf(file, field)).join(", ");

/** Longest part of a value that a question shows, in characters. */
const longest = 300;

const textOf = (value: unknown): string => {
  if (value === undefined || value === "") return "(nothing)";
  return typeof value === "string" ? value : stringify(value).trim();
};

/** Both values, each from shortly before the first character that differs. */
function shown({ mine, theirs }: Clash): string {
  const [one, other] = [textOf(mine), textOf(theirs)];
  const at = Array.from(one).findIndex(
    (letter, index) => letter !== other[index],
  );
  const start = Math.max(0, at - 40);
  const part = (text: string) =>
    `${start ? "…" : ""}${text.slice(start, start + longest)}${text.length > start + longest ? "…" : ""}`;
  return `Yours: ${part(one)}\nTheirs: ${part(other)}`;
}

/** What two people have changed differently, for whoever saves last. */
export const clashText = (
  file: ContentFile,
  clashes: readonly Clash[],
): string =>
  clashes
    .map((clash) => `${labelOf(file, clash.field)}\n${shown(clash)}`)
    .join("\n\n");
