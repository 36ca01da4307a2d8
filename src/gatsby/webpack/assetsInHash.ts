import { createHash } from "node:crypto";
import type { Compiler } from "./compiler";

interface Compilation {
  hash: string;
  getAssets(): readonly { readonly name: string }[];
}

/** Of the hash that Gatsby writes into pages, in characters. */
const length = 20;

/**
 * A webpack plugin for the scripts: the hash of all becomes one of their names,
 * which change with what is in them. Webpack's own also has what was compiled
 * on the way, so that it is another where a cache spares that; and Gatsby
 * writes every page anew that has another hash.
 */
export const assetsInHash = {
  apply({ hooks }: Compiler<Compilation>): void {
    // Before Gatsby's own plugin, which writes the hash down.
    hooks.done.tap({ name: "assetsInHash", stage: -1 }, ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256")
        .update(names.toSorted().join("\n"))
        .digest("hex")
        .slice(0, length);
    });
  },
};
