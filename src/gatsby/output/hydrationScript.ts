import { trustedPolicies } from "../../site/policy";
import { browserScript } from "./browserScript";

/** What visitors can do on a page: only read, also fill in fields, or send a form. */
export type PageUse = "read" | "fields" | "form";

export interface RuntimeFiles {
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
 * Text of the inline script of a page, which loads Gatsby when it is of use there.
 * @param menus URL of the script of the menus
 * @param use of the page: with a form, the script has Gatsby fetched as soon as
 *   the page has loaded
 */
export const hydrationScript = (
  { scripts, compilationHash }: RuntimeFiles,
  menus: string,
  use: PageUse,
): Promise<string> =>
  browserScript("src/hydration/hydrateOnInteraction.ts", {
    MENU_SCRIPTS: JSON.stringify([menus]),
    GATSBY_SCRIPTS: JSON.stringify(scripts),
    COMPILATION_HASH: JSON.stringify(compilationHash),
    HAS_FIELDS: String(use !== "read"),
    HAS_FORM: String(use === "form"),
    TRUSTED_POLICY: JSON.stringify(trustedPolicies.hydration),
  });
