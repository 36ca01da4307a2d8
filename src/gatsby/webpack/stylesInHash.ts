import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly compilation: {
      tap(name: string, hook: (compilation: Compilation) => void): void;
    };
  };
}

interface Compilation {
  readonly hooks: {
    readonly chunkHash: {
      tap(
        name: string,
        hook: (chunk: unknown, hash: { update(data: string): void }) => void,
      ): void;
    };
  };
}

/** A digest of all stylesheets below a folder. */
export function stylesDigest(folder: string): string {
  const sheets = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort();
  const digest = createHash("sha256");
  for (const sheet of sheets)
    digest.update(sheet).update(fs.readFileSync(path.join(folder, sheet)));
  return digest.digest("hex");
}

/**
 * A webpack plugin that adds the styles to the hash of the bundle that renders
 * pages. Gatsby renders pages again only when that hash changes, and every page
 * inlines styles.
 * @param folder of the style sheets
 * @param setting anything else that all pages depend on
 */
export const stylesInHash = (folder: string, setting: string) => ({
  apply({ hooks }: Compiler): void {
    const digest = stylesDigest(folder) + setting;
    hooks.compilation.tap("stylesInHash", (compilation) => {
      compilation.hooks.chunkHash.tap("stylesInHash", (_chunk, hash) => {
        hash.update(digest);
      });
    });
  },
});
