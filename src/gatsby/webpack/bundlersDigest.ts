import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Compiler } from "./compiler";

/**
 * Files that determine how the site is bundled: npm's list of the installed
 * packages, and the site's own configuration and hooks, as Gatsby compiled them.
 */
const bundlers = [
  "node_modules/.package-lock.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

/**
 * A digest of everything that determines how the site is bundled.
 * @param classNames the key of the short names
 * @param project its folder
 */
export function bundlersDigest(
  classNames: string,
  project = process.cwd(),
): string {
  const digest = createHash("sha256").update(classNames);
  for (const file of bundlers)
    digest.update(fs.readFileSync(path.join(project, file)));
  return digest.digest("hex");
}

/**
 * A webpack plugin that stops webpack from following the imports of its loaders
 * through thousands of files, which took longer than bundling. `bundlersDigest`
 * invalidates the cache instead.
 */
export const skipBuildDependencies = {
  apply({
    hooks,
  }: Compiler<{ readonly buildDependencies: { clear(): void } }>): void {
    hooks.done.tap({ name: "sparedBuildDependencies" }, ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
