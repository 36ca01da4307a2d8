import fs from "node:fs/promises";
import path from "node:path";
import type { ReceiverContent } from "../../quote/inbox/responses/hostPage";
import { listFilesAsUrlPaths } from "../../cli/command";
import {
  receiverContentFile,
  headerRulesFile,
  isPrivateFile,
  isCompressedCopy,
  getPageFile,
  redirectsFile,
} from "../../site/files";
import {
  createHeaderLookup,
  revalidatedCacheControl,
  strictTransportSecurityHeader,
} from "../../site/headers";
import type { HeaderRule } from "../../site/headers";
import { toCanonicalPath, findRedirect, routes } from "../../site/routes";
import type { Redirects } from "../../site/routes";
import { safeDecodeUri } from "../../shared/text";

type PathResult =
  | { readonly file: string }
  | { readonly redirect: string }
  | { readonly notFound: true };

/**
 * Creates a function that maps the path of a request to a file or a redirect. Only listed files are
 * served, so that path traversal can't reach others.
 * @param files paths below the site's folder, such as `/about/index.html`
 * @param redirects target paths by former paths
 */
export function createPathResolver(
  files: Iterable<string>,
  redirects: Redirects,
): (path: string) => PathResult {
  const servedFiles = new Set(
    Array.from(files).filter(
      (file) => !isPrivateFile(file) && !isCompressedCopy(file),
    ),
  );

  return (path) => {
    const page = toCanonicalPath(path.replace(/\/index\.html$/i, "/"));
    if (page !== routes.notFound && servedFiles.has(getPageFile(page)))
      return page === path ? { file: getPageFile(page) } : { redirect: page };
    // A request for `/price list.pdf` has the path `/price%20list.pdf`.
    const file = safeDecodeUri(path);
    if (servedFiles.has(file) && !file.endsWith(".html")) return { file };
    const target = findRedirect(page, redirects);
    return target ? { redirect: target } : { notFound: true };
  };
}

type HeaderValues = Readonly<Record<string, string>>;

interface BuiltSite {
  /** The folder, with symlinks resolved. */
  readonly root: string;
  readonly resolve: ReturnType<typeof createPathResolver>;
  readonly headersOf: (path: string, isSecure: boolean) => HeaderValues;
}

/**
 * Creates the lookup of response headers by path. Adds a default `Cache-Control` to the header
 * rules, as other hosts do by themselves, and limits Strict-Transport-Security to HTTPS.
 */
function createResponseHeaderLookup(
  rules: readonly HeaderRule[],
): BuiltSite["headersOf"] {
  const headersOf = createHeaderLookup(rules);
  return (path, isSecure) => {
    const { [strictTransportSecurityHeader.name]: transport, ...headers } =
      headersOf(path);
    return {
      "Cache-Control": revalidatedCacheControl,
      ...headers,
      ...(isSecure &&
        transport && { [strictTransportSecurityHeader.name]: transport }),
    };
  };
}

/** @throws if the folder has no built site */
async function readBuiltJson(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(path.join(folder, file), "utf8"));
  } catch (cause) {
    throw new Error(`${folder} has no built site: run "npm run build" first`, {
      cause,
    });
  }
}

/**
 * Reads the receiver's content from a built site.
 * @throws if the folder has no built site
 */
export const readReceiverContent = (folder: string): Promise<ReceiverContent> =>
  readBuiltJson(folder, receiverContentFile) as Promise<ReceiverContent>;

/**
 * Reads a site's file list, redirects and header rules.
 * @throws if the folder has no built site
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const redirects = (await readBuiltJson(folder, redirectsFile)) as Redirects;
  const rules = (await readBuiltJson(folder, headerRulesFile)) as HeaderRule[];
  const root = await fs.realpath(folder);
  const resolve = createPathResolver(
    await listFilesAsUrlPaths(root),
    redirects,
  );
  return { root, resolve, headersOf: createResponseHeaderLookup(rules) };
}
