import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { required } from "../../site/required";

/**
 * Bundles a script for browsers, outside of Gatsby.
 * @param entry its path in the project
 * @param define expressions by the names that they take the place of
 */
export async function browserScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: [path.resolve(entry)],
    define,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return required(script, "output of esbuild").text.trim();
}

/**
 * Writes the script of the menus, which is loaded before Gatsby's.
 * @param folder of the built site
 * @returns its URL
 */
export async function writeMenuScript(folder: string): Promise<string> {
  const script = await browserScript(
    "src/components/layout/menu/earlyMenus.ts",
  );
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);
  const url = `/static/menus-${hash}.js`;
  const file = path.join(folder, url);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, script);
  return url;
}
