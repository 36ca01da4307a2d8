import fs from "node:fs/promises";
import { isBuiltin } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { defineCommand, runCommand } from "../cli/command";

const usage = `Copies what the server and npm run quotes need besides their packages and public/: the
code that they import, the inbox's migrations, and a package.json with the packages that
they import.

  node --import tsx src/hosts/collectServer.ts <folder>
`;

const entryPoints = [
  "src/hosts/server/main.ts",
  "src/quote/inbox/cli/quotesCommand.ts",
];
const migrationsFolder = "src/quote/inbox/store/migrations";
const scriptNames = ["serve", "quotes"];

/** Package that loads TypeScript. It is listed here because no file imports it. */
const typescriptLoader = "tsx";

interface PackageJson {
  readonly engines: object;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Returns the package name of an import, such as `zod` for `zod/mini`. */
const toPackageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Finds the files and the names of the packages that the entry points import. */
async function findImports(project: string) {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints,
    outdir: "unused",
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    packages: "external",
  });
  const specifiers = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => toPackageName(path));
  return {
    files: Object.keys(metafile.inputs),
    packages: Array.from(new Set([...specifiers, typescriptLoader])).sort(),
  };
}

/**
 * @throws if a name has no value, as when `dependencies` lacks a package because it is a
 * development dependency
 */
const pick = (
  values: Readonly<Record<string, string>>,
  names: readonly string[],
) =>
  Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (!value) throw new Error(`package.json has no ${name} for the server`);
      return [name, value];
    }),
  );

const collectServer = defineCommand({
  usage,
  allowPositionals: true,
  async run({ positionals: [target] }, { project }) {
    if (!target) throw new Error("Write the folder to copy to");
    const folder = path.resolve(project, target);
    const { files, packages } = await findImports(project);
    for (const file of [...files, migrationsFolder, "tsconfig.json"])
      await fs.cp(path.join(project, file), path.join(folder, file), {
        recursive: true,
      });
    const { engines, scripts, dependencies } = JSON.parse(
      await fs.readFile(path.join(project, "package.json"), "utf8"),
    ) as PackageJson;
    const packageJson = {
      private: true,
      engines,
      scripts: pick(scripts, scriptNames),
      dependencies: pick(dependencies, packages),
    };
    await fs.writeFile(
      path.join(folder, "package.json"),
      `${JSON.stringify(packageJson, null, 2)}\n`,
    );
    return 0;
  },
});

void runCommand(collectServer);
