import { checkContent } from "../../src/content/check/checkContent";
import {
  bodyField,
  contentPath,
  kindOf,
} from "../../src/content/model/contentFile";
import type { ContentFile } from "../../src/content/model/contentFile";
import type { Field } from "../../src/content/model/fields";
import type { Fault } from "../../src/content/model/faults";
import { completeContent } from "./completeContent";
import { pictures, today } from "./contentFactories";

/**
 * Markup and code that call `hit` with an identifying number if they ever run.
 */
export const attacks: readonly ((number: number) => string)[] = [
  (n) => `"><img src=x onerror=hit(${n})>`,
  (n) => `</script><script>hit(${n})</script>`,
  (n) => `</title></style><svg onload=hit(${n})>`,
  (n) => `<b onclick=hit(${n})>`,
  (n) => `' autofocus onfocus='hit(${n})`,
  (n) => `"}]</script><script>hit(${n})//`,
  (n) => `]]><script>hit(${n})</script>`,
  (n) => `<!--<script>hit(${n})`,
  (n) => `&lt;script&gt;hit(${n})&lt;/script&gt;`,
  (n) => `\u2028hit(${n})\u2029`,
  (n) => `\${hit(${n})}`,
  (n) => `{{hit(${n})}}`,
  (n) => `$&$'hit(${n})`,
  (n) => `Words\n  X-Hit: ${n}`,
  // Tokens must not be replaced recursively.
  (n) => `{company} {shortName} {email} {place} hit(${n})`,
  (n) => `javascript:hit(${n})`,
  (n) => `//javascript:hit(${n})`,
  (n) => `[words](javascript:hit(${n}))`,
  (n) => `[words](https://a.example/"onclick="hit(${n}))`,
  (n) => `<https://a.example/"onclick="hit(${n})>`,
  (n) => `\`\`\`"><script>hit(${n})</script>\n\`\`\``,
  (n) => `https://a.example/"onclick="hit(${n})`,
  (n) => `"><img/src=x/onerror=hit(${n})>@a.example`,
];

type Path = readonly (string | number)[];

/** A value in a content file and its field in the model. */
export interface Leaf {
  readonly file: ContentFile;
  readonly path: Path;
  readonly field: Field;
}

function* leavesOf(
  field: Field,
  value: unknown,
  path: Path,
): Generator<readonly [Path, Field]> {
  if (value === undefined) return;
  if (field.type === "list")
    for (const [index, item] of (value as unknown[]).entries())
      yield* leavesOf(field.of, item, [...path, index]);
  else if (field.type === "object")
    for (const [name, part] of Object.entries(field.fields))
      yield* leavesOf(part, (value as Record<string, unknown>)[name], [
        ...path,
        name,
      ]);
  else if (field.type === "image") {
    yield [[...path, "src"], { ...field, type: "pageLink" }];
    yield [[...path, "alt"], { type: "text", label: "", min: 5, max: 200 }];
  } else yield [path, field];
}

/** All values of all files. */
export const leaves: readonly Leaf[] = completeContent.flatMap((file) => {
  const { fields, body } = kindOf(file.path)!;
  const found = Object.entries(fields).flatMap(([name, field]) =>
    Array.from(leavesOf(field, file.frontMatter[name], [name])),
  );
  const text: Field = { type: "markdown", label: "" };
  if (body !== "none") found.push([[bodyField], text]);
  return found.map(([path, field]) => ({ file, path, field }));
});

function changed(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const copy = (
    Array.isArray(value) ? Array.from<unknown>(value) : { ...(value as object) }
  ) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, text);
  return copy;
}

/** A copy of a file with one text replaced. */
const withText = (file: ContentFile, path: Path, text: string): ContentFile =>
  path[0] === bodyField
    ? { ...file, body: text }
    : {
        ...file,
        frontMatter: changed(file.frontMatter, path, text) as Record<
          string,
          unknown
        >,
      };

const filler = " and more";

/** Pads or cuts a text to the field's length. */
const fitted = (text: string, field: Field) =>
  field.type === "text"
    ? text +
      filler.repeat(
        Math.max(
          0,
          Math.ceil(((field.min ?? 0) - text.length) / filler.length),
        ),
      )
    : text;

/** An attack on a value, numbered by the value. */
export const attackOn = (leaf: Leaf, attack: number): string =>
  fitted(attacks[attack]!(leaves.indexOf(leaf)), leaf.field);

/** The content with some texts replaced. */
export const contentWith = (
  texts: readonly (readonly [Leaf, string])[],
): ContentFile[] =>
  completeContent.map((file) =>
    texts
      .filter(([leaf]) => leaf.file === file)
      .reduce((before, [{ path }, text]) => withText(before, path, text), file),
  );

/** The place of a value in the format of faults. */
export const placeOf = ({ file, path }: Leaf): string =>
  `${contentPath(file.path)} ${path.join(".")}`;

const known = new Map<number, readonly Fault[]>();

/** The faults of an attack on every value at once. */
export function faultsOf(attack: number): readonly Fault[] {
  const before = known.get(attack);
  if (before) return before;
  const files = contentWith(
    leaves.map((leaf) => [leaf, attackOn(leaf, attack)]),
  );
  const { faults } = checkContent({ files, pictures }, today);
  known.set(attack, faults);
  return faults;
}

/**
 * The most hostile texts that pass the check: for each value one of the
 * accepted attacks, in rotation.
 */
export function acceptedTexts(): (readonly [Leaf, string])[] {
  const refused = attacks.map(
    (_, attack) =>
      new Set(faultsOf(attack).map(({ file, field }) => `${file} ${field}`)),
  );
  return leaves.flatMap((leaf, index) => {
    const accepted = attacks
      .map((_, turn) => (index + turn) % attacks.length)
      .find((attack) => !refused[attack]!.has(placeOf(leaf)));
    return accepted === undefined
      ? []
      : [[leaf, attackOn(leaf, accepted)] as const];
  });
}
