import fs from "node:fs";
import path from "node:path";
import type { Compiler } from "./compiler";

/** The part of webpack's modules that is used here. */
interface Module {
  readonly resource?: string;
  /** What webpack has joined to one. */
  readonly modules?: Iterable<Module>;
}

/** Where the list is between two steps of a build. */
const listFile = () => path.resolve(".cache/bundled-packages.json");

const filesIn = (modules: Iterable<Module>): string[] =>
  Array.from(modules).flatMap(({ resource = "", modules: joined = [] }) => [
    resource,
    ...filesIn(joined),
  ]);

/** Folder of the package that a file is from; none for files of the project. */
export function packageFolder(file: string): string[] {
  const posix = file.replaceAll(path.sep, "/");
  // Gatsby copies its own part of the page there.
  if (posix.includes("/.cache/")) return ["node_modules/gatsby"];
  const folder = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(
    posix,
  );
  return folder ? [folder[0]] : [];
}

/** A webpack plugin that lists the packages whose code is in the scripts. */
export const listBundledPackages = {
  apply({ hooks }: Compiler<{ readonly modules: Iterable<Module> }>): void {
    hooks.done.tap({ name: "listBundledPackages" }, ({ compilation }) => {
      const folders = filesIn(compilation.modules).flatMap(packageFolder);
      fs.writeFileSync(
        listFile(),
        JSON.stringify(Array.from(new Set(folders)).sort()),
      );
    });
  },
};

/** Their folders, after the scripts were bundled. */
export const bundledPackages = (): readonly string[] =>
  JSON.parse(fs.readFileSync(listFile(), "utf8")) as string[];
