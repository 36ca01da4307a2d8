import { bodyField, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { normalizeFile } from "../../content/write/contentText";
import { fieldLabel } from "../preview/errorText";

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The values of a file's fields, of which one is its text. */
function valuesOf(file: ContentFile): Readonly<Record<string, unknown>> {
  const { frontMatter, body } = normalizeFile(file);
  return { ...frontMatter, [bodyField]: body };
}

export function differences(one: ContentFile, other: ContentFile): string[] {
  const [values, others] = [valuesOf(one), valuesOf(other)];
  return Object.keys({ ...values, ...others }).filter(
    (name) => !isSame(values[name], others[name]),
  );
}

/**
 * My version of a file, with the fields that only somebody else has changed as
 * theirs.
 * @param base what mine was made of
 * @returns also the fields that both have changed, each in another way
 */
export function withTheirs(
  base: ContentFile,
  mine: ContentFile,
  theirs: ContentFile,
): { readonly file: ContentFile; readonly clashes: readonly string[] } {
  const values = { ...valuesOf(mine) };
  const others = valuesOf(theirs);
  const own = differences(base, mine);
  const changed = differences(base, theirs);
  for (const name of changed)
    if (!own.includes(name)) values[name] = others[name];
  const { [bodyField]: body, ...frontMatter } = values;
  return {
    file: { path: mine.path, frontMatter, body: String(body) },
    clashes: changed.filter(
      (name) => own.includes(name) && !isSame(values[name], others[name]),
    ),
  };
}

/** The names of fields, as the form shows them. */
export const labelsOf = (
  { path }: ContentFile,
  fields: readonly string[],
): string =>
  fields
    .map((field) => fieldLabel(kindOf(path)?.fields ?? {}, field))
    .join(", ");
