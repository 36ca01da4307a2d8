import { createHash } from "node:crypto";
import path from "node:path";

/** With 600 classes, two share a name with a probability of one percent. */
const length = 4;

/** The class that each name stands for. */
const given = new Map<string, string>();

/** The part of css-loader's context that is used here. */
interface LoaderContext {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/**
 * css-loader's `getLocalIdent`: a short name for a class of a CSS Module, because
 * pages inline styles. It is the same in every build.
 * @throws if another class has the same name
 */
export function shortClassName(
  { rootContext, resourcePath }: LoaderContext,
  _pattern: string,
  className: string,
): string {
  const file = path.relative(rootContext, resourcePath);
  const key = `${file.replaceAll(path.sep, "/")} .${className}`;
  const hash = createHash("sha256").update(key).digest("base64url");
  // Names start with a letter.
  const name = hash.replace(/^[^a-z]+/i, "").slice(0, length);
  const other = given.get(name) ?? key;
  if (other !== key)
    throw new Error(
      `${key} and ${other} have the same short name. Rename one.`,
    );
  given.set(name, key);
  return name;
}
