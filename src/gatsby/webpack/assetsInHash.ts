import { createHash } from "node:crypto";
import type { Compiler } from "./compiler";

interface Compilation {
  hash: string;
  getAssets(): readonly { readonly name: string }[];
}

/** Characters of the hash that Gatsby writes into pages. */
const length = 20;

/**
 * A webpack plugin for the scripts that derives the compilation hash from the
 * names of the emitted files, which contain content hashes. Webpack's own hash
 * also depends on the state of its cache, and when it changes, Gatsby writes
 * every page again.
 */
export const assetsInHash = {
  apply({ hooks }: Compiler<Compilation>): void {
    // Runs before Gatsby's own plugin, which reads the hash.
    hooks.done.tap({ name: "assetsInHash", stage: -1 }, ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256")
        .update(names.toSorted().join("\n"))
        .digest("hex")
        .slice(0, length);
    });
  },
};
