import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Compiler } from "./compiler";

/**
 * What bundles the site: npm's own list of what it has installed, and the
 * site's part in it, which Gatsby has compiled.
 */
const bundlers = [
  "node_modules/.package-lock.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

/**
 * A digest of all that bundles the site.
 * @param project its folder
 */
export function bundlersDigest(project = process.cwd()): string {
  const digest = createHash("sha256");
  for (const file of bundlers)
    digest.update(fs.readFileSync(path.join(project, file)));
  return digest.digest("hex");
}

/**
 * A webpack plugin: what is kept from build to build no longer depends on the
 * files of webpack and its loaders, so that `bundlersDigest` has to. Following
 * their imports through thousands of files took longer than bundling.
 */
export const sparedBuildDependencies = {
  apply({
    hooks,
  }: Compiler<{ readonly buildDependencies: { clear(): void } }>): void {
    hooks.done.tap({ name: "sparedBuildDependencies" }, ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};
