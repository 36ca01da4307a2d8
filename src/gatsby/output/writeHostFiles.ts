import fs from "node:fs/promises";
import path from "node:path";
import {
  headerRulesFile,
  isPrivateFile,
  redirectsFile,
} from "../../site/files";
import type { HeaderRule } from "../../site/headers";
import type { Redirects } from "../../site/routes";

export const formatHeaderRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(
      ({ path: pattern, headers }) =>
        `${pattern}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join("")}`,
    )
    .join("");

const formatRedirects = (redirects: Redirects): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");

/** Removes files that the build needs and visitors must not get. */
export async function removeBuildFiles(folder: string): Promise<void> {
  const files = await fs.readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => isPrivateFile(file.replaceAll(path.sep, "/")))
      .map((file) =>
        fs.rm(path.join(folder, file), { recursive: true, force: true }),
      ),
  );
}

/**
 * Writes the hosts' configuration: `_headers` and `_redirects` for static hosts,
 * `.assetsignore` for Cloudflare, redirects for the embedded server and the Worker, and header
 * rules for the server.
 */
export async function writeHostFiles(
  folder: string,
  rules: readonly HeaderRule[],
  redirects: Redirects,
): Promise<void> {
  const files = {
    _headers: formatHeaderRules(rules),
    _redirects: formatRedirects(redirects),
    // Cloudflare compresses by itself.
    ".assetsignore": `${headerRulesFile}\n*.br\n*.gz\n`,
    [redirectsFile]: JSON.stringify(redirects),
    // Written last, because a change of this file makes the server read the new build.
    [headerRulesFile]: JSON.stringify(rules),
  };
  for (const [name, text] of Object.entries(files))
    await fs.writeFile(path.join(folder, name), text);
}
