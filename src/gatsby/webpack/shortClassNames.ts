import fs from "node:fs";
import path from "node:path";

/** The part of css-loader's context that is used here. */
interface LoaderContext {
  readonly resourcePath: string;
}

interface ShortClassNames {
  /** All names. Where they change, what was bundled before is of no use. */
  readonly key: string;
  /**
   * css-loader's `getLocalIdent`.
   * @throws if the name isn't in the folder
   */
  readonly nameOf: (
    context: LoaderContext,
    pattern: string,
    className: string,
  ) => string;
}

const comment = /\/\*[^]*?\*\//g;

/** A class or an animation, and at times what only looks like one. */
const named = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/** Two characters, the first of them a letter. */
function* shortNames(): Generator<string, undefined> {
  for (let number = 36 * 10; number < 36 * 36; number++) {
    const name = number.toString(36);
    // Advertisement blockers hide it.
    if (name !== "ad") yield name;
  }
}

/**
 * Short names for the classes and animations in the CSS Modules of a folder,
 * because pages inline styles. They are the same in every build and copy.
 * @throws if there are more than 935
 */
export function shortClassNames(folder: string): ShortClassNames {
  const modules = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(folder, file));
  const keyOf = (file: string, name: string) =>
    `${path.relative(folder, file).replaceAll(path.sep, "/")} ${name}`;
  const keys = new Set(
    modules
      .flatMap((file) => {
        const css = fs.readFileSync(file, "utf8").replace(comment, "");
        return Array.from(css.matchAll(named), ([, name = ""]) =>
          keyOf(file, name),
        );
      })
      .sort(),
  );
  const unused = shortNames();
  const given = new Map<string, string>();
  for (const key of keys) {
    const { value } = unused.next();
    if (!value) throw new Error(`${folder} has too many classes`);
    given.set(key, value);
  }
  return {
    key: [...keys].join("\n"),
    nameOf: ({ resourcePath }, _pattern, className) => {
      const name = given.get(keyOf(resourcePath, className));
      if (!name)
        throw new Error(
          `${resourcePath} has no class or animation ${className}`,
        );
      return name;
    },
  };
}
