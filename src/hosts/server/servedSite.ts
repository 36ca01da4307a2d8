import fs from "node:fs/promises";
import path from "node:path";
import type { CompanyFacts } from "../../quote/inbox/responses/page";
import { filesBelow } from "../../site/command";
import {
  companyFile,
  headerRulesFile,
  isBuildFile,
  isCopy,
  pageFile,
  redirectsFile,
} from "../../site/files";
import { headersFor, revalidate, secureTransport } from "../../site/headers";
import type { HeaderRule } from "../../site/headers";
import { canonicalPath, redirectOf, routes } from "../../site/routes";
import type { Redirects } from "../../site/routes";
import { decoded } from "../../site/text";

type PathResult =
  | { readonly file: string }
  | { readonly redirect: string }
  | { readonly notFound: true };

/**
 * Maps a path to a response using only the list of built files, so that no
 * request can reach any other file.
 * @param files relative to the site's folder, such as `/about/index.html`
 * @param redirects target paths by former path
 */
export function sitePaths(
  files: Iterable<string>,
  redirects: Redirects,
): (path: string) => PathResult {
  const served = new Set(
    Array.from(files).filter((file) => !isBuildFile(file) && !isCopy(file)),
  );

  return (path) => {
    const page = canonicalPath(path.replace(/\/index\.html$/i, "/"));
    if (page !== routes.notFound && served.has(pageFile(page)))
      return page === path ? { file: pageFile(page) } : { redirect: page };
    // Such as `/price list.pdf` at `/price%20list.pdf`.
    const file = decoded(path);
    if (served.has(file) && !file.endsWith(".html")) return { file };
    const target = redirectOf(page, redirects);
    return target ? { redirect: target } : { notFound: true };
  };
}

type Headers = Readonly<Record<string, string>>;

/** A built site in a folder. */
interface ServedSite {
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

/** @throws if the folder has no built site */
async function readBuilt(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(path.join(folder, file), "utf8"));
  } catch (cause) {
    throw new Error(`${folder} has no built site: run "npm run build" first`, {
      cause,
    });
  }
}

/**
 * Reads the company's facts from a built site.
 * @throws if the folder has none
 */
export const companyInFolder = (folder: string): Promise<CompanyFacts> =>
  readBuilt(folder, companyFile) as Promise<CompanyFacts>;

/**
 * Reads a site's file list, redirects and header rules.
 * @throws if the folder has no built site
 */
export async function readSite(folder: string): Promise<ServedSite> {
  const redirects = (await readBuilt(folder, redirectsFile)) as Redirects;
  const rules = (await readBuilt(folder, headerRulesFile)) as HeaderRule[];
  const root = await fs.realpath(folder);
  const resolve = sitePaths(await filesBelow(root), redirects);
  return { root, resolve, headersOf: responseHeaders(rules) };
}
