import fs from "node:fs";
import path from "node:path";
import { required } from "../../site/required";

const root = path.resolve("src");

/** What the CSS modules name, with each file: the names that css-loader asks for. */
const named = fs
  .readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .sort()
  .flatMap((file) => {
    const css = fs.readFileSync(path.join(root, file), "utf8");
    const names = css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set([...names].map(([, name]) => `${file} ${name ?? ""}`))];
  });

const numbers = new Map(named.map((key, index) => [key, index]));

/**
 * The built name of a class or animation of a CSS module: the shortest that is
 * unique, because every page has them in its HTML.
 * @throws when the module doesn't seem to have the name
 */
export function classNameOf(
  { resourcePath }: { resourcePath: string },
  _template: string,
  localName: string,
): string {
  const key = `${path.relative(root, resourcePath)} ${localName}`;
  return `_${required(numbers.get(key), key).toString(36)}`;
}
