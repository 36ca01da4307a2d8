import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        hook: (stats: {
          readonly compilation: {
            readonly buildDependencies: { clear(): void };
          };
        }) => void,
      ): void;
    };
  };
}

/**
 * What bundles the site: npm's own list of what it has installed, and the
 * site's part in it, which Gatsby has compiled.
 */
const bundlers = ["node_modules/.package-lock.json", ".cache/compiled"];

const filesOf = (place: string): string[] =>
  fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place)
        .sort()
        .map((name) => path.join(place, name))
    : [place];

/**
 * A digest of all that bundles the site.
 * @param project its folder
 */
export function bundlersDigest(project = process.cwd()): string {
  const digest = createHash("sha256");
  for (const bundler of bundlers)
    for (const file of filesOf(path.join(project, bundler)))
      digest.update(fs.readFileSync(file));
  return digest.digest("hex");
}

/**
 * A webpack plugin: what is kept from build to build no longer depends on the
 * files of webpack and its loaders, so that `bundlersDigest` has to. Following
 * their imports through thousands of files took longer than bundling.
 */
export const sparedBuildDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("sparedBuildDependencies", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
