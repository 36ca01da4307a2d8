import { bodyField } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";

/** A field that somebody else has changed. */
export interface Change {
  readonly field: string;
  /** Its new value; `undefined` if it was removed. */
  readonly theirs: unknown;
  /** Whether one's own version changes it, too. */
  readonly isMineToo: boolean;
}

/** The fields of a file, its text among them. */
export const fieldsIn = ({
  frontMatter,
  body,
}: ContentFile): Record<string, unknown> => ({
  ...frontMatter,
  [bodyField]: body.trimEnd() || undefined,
});

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What somebody else has changed in a file and one's own version doesn't have.
 * @param before what both started from
 */
export function changedFields(
  before: ContentFile,
  theirs: ContentFile,
  mine: ContentFile,
): Change[] {
  const [old, other, own] = [before, theirs, mine].map(fieldsIn);
  return Object.keys({ ...old, ...other })
    .filter((field) => !isEqual(other?.[field], old?.[field]))
    .filter((field) => !isEqual(other?.[field], own?.[field]))
    .map((field) => ({
      field,
      theirs: other?.[field],
      isMineToo: !isEqual(own?.[field], old?.[field]),
    }));
}
