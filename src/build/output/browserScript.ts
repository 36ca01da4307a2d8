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
