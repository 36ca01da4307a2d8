import fs from "node:fs/promises";
import path from "node:path";
import { bundleHashLength } from "../../site/files";

const isText = (file: string) =>
  /\.(?:html|js|css|json|xml|webmanifest)$/.test(file);

const bundleHash = `\\b[0-9a-f]{${bundleHashLength}}\\b`;

/** How other files refer to a hashed file. */
const tokenOf = (file: string): string =>
  file.startsWith("/static/")
    ? file
    : (new RegExp(`${bundleHash}(?=\\.)`).exec(file)?.[0] ?? file);

/**
 * Possible references. Only the hash, because webpack composes file names at
 * run time.
 */
const tokens = new RegExp(`/static/[^"'\\s,)\\\\<>]+|${bundleHash}`, "g");

/**
 * Finds the files that a built site refers to. Gatsby leaves the files of earlier
 * builds in place, including scripts that refer to each other.
 * @param files all files of the site, such as `/about/index.html`
 * @param isHashed whether a file has a content hash in its name
 */
export async function reachableFiles(
  folder: string,
  files: readonly string[],
  isHashed: (file: string) => boolean,
): Promise<Set<string>> {
  const byToken = new Map<string, string[]>();
  for (const file of files.filter(isHashed)) {
    const token = tokenOf(file);
    byToken.set(token, [...(byToken.get(token) ?? []), file]);
  }
  const reached = new Set(files.filter((file) => !isHashed(file)));
  // The loop also visits the files it adds.
  for (const file of reached) {
    if (!isText(file)) continue;
    const text = await fs.readFile(path.join(folder, file), "utf8");
    for (const [token] of text.matchAll(tokens))
      for (const target of byToken.get(token) ?? []) reached.add(target);
  }
  return reached;
}
