import fs from "node:fs/promises";
import path from "node:path";
import { headerRulesFile } from "../../site/files";
import { askAgain, headersFor, secureTransport } from "../../site/headers";
import type { HeaderRule } from "../../site/headers";

/**
 * Reads the header rules that the build wrote into a site's folder.
 * @throws if there are none
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

/**
 * The response headers for a path. Hosts add a default `Cache-Control`; this
 * server has to set it itself.
 */
export function responseHeaders(
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
