import type { ContentFile } from "../content-model/contentFile";
import { slugOf, tidySlug } from "../content-model/contentFile";
import { describeField } from "../content-model/describeField";
import { didYouMean } from "../content-model/faults";
import type { Field } from "../content-model/fields";
import { fieldSchema } from "../content-model/frontMatterSchema";
import { kinds } from "../content-model/kinds";
import type { Kind } from "../content-model/kind";
import { required } from "../site/required";
import { draftText } from "./draftText";

/** The kinds that the command can create, by their names there. */
export const beginnings: ReadonlyMap<string, Kind> = new Map(
  kinds
    .filter(({ fields }) => fields.draft?.type === "boolean")
    .map((kind) => [kind.name.toLowerCase(), kind]),
);

/** The reference fields of a kind, which the command's options fill in. */
export const referencesOf = ({ fields }: Kind): [string, Field][] =>
  Object.entries(fields).filter(([, { type }]) => type === "reference");

function references(
  kind: Kind,
  options: Readonly<Record<string, string | undefined>>,
  files: readonly ContentFile[],
): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, field] of referencesOf(kind)) {
    const { [name]: slug } = options;
    if (field.type !== "reference") continue;
    const folder = beginnings.get(field.to.toLowerCase())?.folder;
    const slugs = files
      .filter(({ path }) => path.startsWith(`${String(folder)}/`))
      .map(({ path }) => slugOf(path));
    if (slug === undefined) {
      if (field.optional) continue;
      throw new Error(`Add --${name}: one of ${slugs.join(", ")}`);
    }
    if (!slugs.includes(slug))
      throw new Error(
        `There is no ${name} "${slug}".${didYouMean(slug, slugs)} There are ${slugs.join(", ")}.`,
      );
    named[name] = slug;
  }
  return named;
}

/** One more than the highest `order` of its kind. */
function nextOrder({ folder }: Kind, files: readonly ContentFile[]): number {
  const orders = files
    .filter(({ path }) => path.startsWith(`${String(folder)}/`))
    .map(({ frontMatter }) => Number(frontMatter.order) || 0);
  return Math.max(0, ...orders) + 1;
}

/**
 * A new content file, to be written below `content/`.
 * @param options slugs of the entries it refers to, by field name
 * @param files the existing content
 * @param today `YYYY-MM-DD`
 * @throws a message for the author if the name or an option is wrong
 */
export function newDraft(
  kind: Kind,
  name: string,
  options: Readonly<Record<string, string | undefined>>,
  files: readonly ContentFile[],
  today: string,
): { path: string; text: string } {
  const { fields, folder } = kind;
  const nameField = "name" in fields ? "name" : "author";
  const field = required(
    fields[nameField],
    `field "${nameField}" of ${kind.name}`,
  );
  const slug = tidySlug(name);
  if (!slug || !fieldSchema(field).safeParse(name).success)
    throw new Error(
      `"${name}" can't be the ${nameField}: write ${describeField(field)}`,
    );
  const known = {
    draft: true,
    [nameField]: name.trim(),
    ...("order" in fields && { order: nextOrder(kind, files) }),
    ...(fields.date?.type === "date" && !fields.date.past && { date: today }),
    ...references(kind, options, files),
  };
  return { path: `${String(folder)}/${slug}.md`, text: draftText(kind, known) };
}
