import fs from "node:fs/promises";
import path from "node:path";
import type { Compiler } from "webpack";

interface PackageJson {
  readonly name?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
}

/**
 * Reads the license notice of the package in a folder: name, license, and the text of the
 * license file. Author and homepage replace a missing license file.
 */
async function readLicenseNotice(folder: string): Promise<string> {
  const packageJson = JSON.parse(
    await fs.readFile(path.join(folder, "package.json"), "utf8"),
  ) as PackageJson;
  const file = (await fs.readdir(folder)).find((entry) =>
    /^licen[cs]e(?:\.|$)/i.test(entry),
  );
  const author =
    typeof packageJson.author === "string"
      ? packageJson.author
      : packageJson.author?.name;
  return [
    packageJson.name,
    packageJson.license,
    file
      ? (await fs.readFile(path.join(folder, file), "utf8")).trim()
      : [author, packageJson.homepage].filter(Boolean).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Returns the folder of a file's package; an empty list for a file of the project. */
function packageFoldersOf(file: string): string[] {
  // Gatsby copies its own browser code to `.cache`.
  if (file.includes(`${path.sep}.cache${path.sep}`))
    return ["node_modules/gatsby"];
  const [folder] = /.*node_modules.(?:@[^\\/]+.)?[^\\/]+/.exec(file) ?? [];
  return folder ? [folder] : [];
}

/** Properties of some modules that webpack's types lack. */
interface BundledModule {
  readonly resource?: string;
  /** Modules concatenated into this one. */
  readonly modules?: Iterable<BundledModule>;
}

const collectFiles = (modules: Iterable<BundledModule>): string[] =>
  Array.from(modules).flatMap(({ resource = "", modules: joined = [] }) => [
    resource,
    ...collectFiles(joined),
  ]);

/** Writes `licenses.txt`: the notices of the bundled packages and of the font. */
export const licenseNoticesPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise(
      "licenseNotices",
      async ({ compilation }) => {
        const packages = new Set(
          collectFiles(compilation.modules as Iterable<BundledModule>).flatMap(
            packageFoldersOf,
          ),
        );
        const notices = await Promise.all(
          [...packages].sort().map(readLicenseNotice),
        );
        const font = await fs.readFile("src/styles/fonts/LICENSE.txt", "utf8");
        const all = new Set([...notices, `Jost\nFigtree\n\n${font.trim()}`]);
        const text = `${[...all].join("\n\n\n")}\n`;
        await fs.writeFile(
          path.join(compiler.outputPath, "licenses.txt"),
          text,
        );
      },
    );
  },
};
