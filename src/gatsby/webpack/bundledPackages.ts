import fs from "node:fs";
import path from "node:path";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        hook: (stats: {
          readonly compilation: { readonly modules: Iterable<Module> };
        }) => void,
      ): void;
    };
  };
}

interface Module {
  readonly resource?: string;
  /** Modules that webpack has concatenated into this one. */
  readonly modules?: Iterable<Module>;
}

/** Passes the list from the webpack step to `onPostBuild`. */
const listFile = () => path.resolve(".cache/bundled-packages.json");

const filesIn = (modules: Iterable<Module>): string[] =>
  Array.from(modules).flatMap(({ resource = "", modules: joined = [] }) => [
    resource,
    ...filesIn(joined),
  ]);

/** Folder of the package that a file belongs to; empty for the project's files. */
function packageFolder(file: string): string[] {
  const posix = file.replaceAll(path.sep, "/");
  // Gatsby copies its own browser code there.
  if (posix.includes("/.cache/")) return ["node_modules/gatsby"];
  const folder = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(
    posix,
  );
  return folder ? [folder[0]] : [];
}

export const listBundledPackages = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("listBundledPackages", ({ compilation }) => {
      const folders = filesIn(compilation.modules).flatMap(packageFolder);
      fs.writeFileSync(
        listFile(),
        JSON.stringify(Array.from(new Set(folders)).sort()),
      );
    });
  },
};

/** Folders of the bundled packages. Call it after the scripts were bundled. */
export const bundledPackages = (): readonly string[] =>
  JSON.parse(fs.readFileSync(listFile(), "utf8")) as string[];
