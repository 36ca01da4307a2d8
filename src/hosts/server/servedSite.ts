import fs from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../site/command";
import { headerRulesFile, redirectsFile } from "../../site/files";
import { headersFor, revalidate, secureTransport } from "../../site/headers";
import type { HeaderRule } from "../../site/headers";
import type { Redirects } from "../../site/routes";
import { sitePaths } from "./sitePaths";

type Headers = Readonly<Record<string, string>>;

/** A built site in a folder. */
export interface ServedSite {
  /** The folder, with symlinks resolved. */
  readonly root: string;
  readonly resolve: ReturnType<typeof sitePaths>;
  readonly headersOf: (path: string, isSecure: boolean) => Headers;
}

/**
 * The response headers for a path. Hosts add a default `Cache-Control`; this
 * server has to set it itself.
 */
function responseHeaders(
  rules: readonly HeaderRule[],
): ServedSite["headersOf"] {
  const headersOf = headersFor(rules);
  return (path, isSecure) => {
    const { [secureTransport.name]: transport, ...headers } = headersOf(path);
    return {
      "Cache-Control": revalidate,
      ...headers,
      ...(isSecure && transport && { [secureTransport.name]: transport }),
    };
  };
}

/**
 * Reads a site's file list, redirects and header rules.
 * @throws if the folder has no built site
 */
export async function readSite(folder: string): Promise<ServedSite> {
  try {
    const root = await fs.realpath(folder);
    const read = async (file: string): Promise<unknown> =>
      JSON.parse(await fs.readFile(path.join(root, file), "utf8"));
    const redirects = (await read(redirectsFile)) as Redirects;
    const rules = (await read(headerRulesFile)) as HeaderRule[];
    const resolve = sitePaths(await filesBelow(root), redirects);
    return { root, resolve, headersOf: responseHeaders(rules) };
  } catch (cause) {
    throw new Error(`${folder} has no built site: run "npm run build" first`, {
      cause,
    });
  }
}
