import fs from "node:fs/promises";
import path from "node:path";
import type { Compiler } from "webpack";

interface PackageFacts {
  readonly name?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
}

/** The name and license of the package in a folder, with the text of its license file if it has one. */
async function noticeOf(folder: string): Promise<string> {
  const facts = JSON.parse(
    await fs.readFile(path.join(folder, "package.json"), "utf8"),
  ) as PackageFacts;
  const file = (await fs.readdir(folder)).find((entry) =>
    /^licen[cs]e(?:\.|$)/i.test(entry),
  );
  const author =
    typeof facts.author === "string" ? facts.author : facts.author?.name;
  return [
    facts.name,
    facts.license,
    file
      ? (await fs.readFile(path.join(folder, file), "utf8")).trim()
      : [author, facts.homepage].filter(Boolean).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The folder of the package that a file belongs to; none for the project's files. */
function packageOf(file: string): string[] {
  // Gatsby copies its own browser code there.
  if (file.includes(`${path.sep}.cache${path.sep}`))
    return ["node_modules/gatsby"];
  const [folder] = /.*node_modules.(?:@[^\\/]+.)?[^\\/]+/.exec(file) ?? [];
  return folder ? [folder] : [];
}

/** What webpack's types don't say of all modules. */
interface Bundled {
  readonly resource?: string;
  /** Modules that webpack has concatenated into this one. */
  readonly modules?: Iterable<Bundled>;
}

const filesIn = (modules: Iterable<Bundled>): string[] =>
  Array.from(modules).flatMap(({ resource = "", modules: joined = [] }) => [
    resource,
    ...filesIn(joined),
  ]);

/** Writes `licenses.txt`: the notices of the bundled packages and of the font. */
export const licenseNotices = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise(
      "licenseNotices",
      async ({ compilation }) => {
        const packages = new Set(
          filesIn(compilation.modules as Iterable<Bundled>).flatMap(packageOf),
        );
        const notices = await Promise.all([...packages].sort().map(noticeOf));
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
