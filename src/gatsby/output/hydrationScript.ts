import { trustedPolicies } from "../../site/trustedTypes";
import { browserScript } from "./browserScript";

/** What the inline script of a page needs from the build. */
export interface RuntimeFiles {
  /** URLs of the scripts that start Gatsby. */
  readonly scripts: readonly string[];
  readonly compilationHash: string;
}

/**
 * Reads them from the HTML of the scripts that Gatsby adds to every page.
 * @throws when that HTML does not have the expected form
 */
export function runtimeFiles(slice: string): RuntimeFiles {
  const hash = /window\.___webpackCompilationHash="(\w+)"/.exec(slice)?.[1];
  const scripts = Array.from(
    slice.matchAll(/<script src="([^"]+\.js)" async>/g),
    ([, src = ""]) => src,
  );
  if (!hash || scripts.length === 0)
    throw new Error("Gatsby's script elements do not have the expected form");
  return { scripts, compilationHash: hash };
}

/**
 * Text of the inline script of a page, which loads Gatsby when a visitor first
 * interacts.
 * @param hasForm whether the page has a form: the script then preloads Gatsby
 *   as soon as the browser is idle
 */
export const hydrationScript = (
  { scripts, compilationHash }: RuntimeFiles,
  hasForm: boolean,
): Promise<string> =>
  browserScript("src/hydration/hydrateOnInteraction.ts", {
    SCRIPTS: JSON.stringify(scripts),
    COMPILATION_HASH: JSON.stringify(compilationHash),
    HAS_FORM: String(hasForm),
    TRUSTED_POLICY: JSON.stringify(trustedPolicies.hydration),
  });
