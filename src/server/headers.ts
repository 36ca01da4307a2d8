import fs from "node:fs/promises";
import path from "node:path";
import { headerRulesFile } from "../site/buildFiles";
import { askAgain, headersFor, secureTransport } from "../site/headers";
import type { HeaderRule } from "../site/headers";

/**
 * The header rules the build left beside a site.
 * @throws when there are none
 */
export async function readHeaderRules(
  folder: string,
): Promise<readonly HeaderRule[]> {
  const file = path.join(folder, headerRulesFile);
  try {
    return JSON.parse(await fs.readFile(file, "utf8")) as HeaderRule[];
  } catch (error) {
    throw new Error(`${file} can't be read: run "npm run build" first`, {
      cause: error,
    });
  }
}

/** The headers of an answer by its path; a server must say the cache's too. */
export function answerHeaders(
  rules: readonly HeaderRule[],
): (path: string, isSecure: boolean) => Readonly<Record<string, string>> {
  const headersOf = headersFor(rules);
  return (path, isSecure) => {
    const { [secureTransport.name]: transport, ...headers } = headersOf(path);
    return {
      "Cache-Control": askAgain,
      ...headers,
      ...(isSecure && transport && { [secureTransport.name]: transport }),
    };
  };
}
