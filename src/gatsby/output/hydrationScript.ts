import path from "node:path";
import { build } from "esbuild";
import { trustedPolicies } from "../../site/trustedTypes";

/** What a page's first script has to know of the build. */
export interface RuntimeFiles {
  /** Addresses of the scripts that start Gatsby. */
  readonly scripts: readonly string[];
  readonly compilationHash: string;
}

/**
 * Reads them from the scripts that Gatsby wrote for all pages.
 * @throws when they look otherwise than those of the Gatsby in use
 */
export function runtimeFiles(slice: string): RuntimeFiles {
  const hash = /window\.___webpackCompilationHash="(\w+)"/.exec(slice)?.[1];
  const scripts = Array.from(
    slice.matchAll(/<script src="([^"]+\.js)" async>/g),
    ([, src]) => src!,
  );
  if (!hash || scripts.length === 0)
    throw new Error("Gatsby's scripts are written otherwise than expected");
  return { scripts, compilationHash: hash };
}

/**
 * Text of the script that stands in a page: it loads Gatsby once a visitor
 * does anything.
 * @param hasForm whether it also takes care of a form, for which it fetches
 *   Gatsby as soon as the browser is idle
 */
export async function hydrationScript(
  { scripts, compilationHash }: RuntimeFiles,
  hasForm: boolean,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/hydration/hydrateOnInteraction.ts")],
    define: {
      SCRIPTS: JSON.stringify(scripts),
      COMPILATION_HASH: JSON.stringify(compilationHash),
      HAS_FORM: String(hasForm),
      TRUSTED_POLICY: JSON.stringify(trustedPolicies.hydration),
    },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
