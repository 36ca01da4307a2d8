import fs from "node:fs/promises";
import path from "node:path";

const isText = (file: string) =>
  /\.(?:html|js|css|json|xml|webmanifest)$/.test(file);

/** What a file named after its content is called by in others. */
const tokenOf = (file: string): string =>
  file.startsWith("/static/")
    ? file
    : (/[0-9a-f]{20}(?=\.)/.exec(file)?.[0] ?? file);

/** All that may be such a name in a text. Webpack joins names of files itself. */
const tokens = /\/static\/[^"'\s,)\\<>]+|[0-9a-f]{20}/g;

/**
 * Files of a built site that its pages lead to. Gatsby leaves what former builds
 * made, among it scripts that name each other.
 * @param files all of the site, such as `/about/index.html`
 * @param isNamedByContent whether a file is named after what is in it
 */
export async function reachableFiles(
  folder: string,
  files: readonly string[],
  isNamedByContent: (file: string) => boolean,
): Promise<Set<string>> {
  const named = new Map<string, string[]>();
  for (const file of files.filter(isNamedByContent)) {
    const token = tokenOf(file);
    named.set(token, [...(named.get(token) ?? []), file]);
  }
  const reached = new Set(files.filter((file) => !isNamedByContent(file)));
  // Grows while it is walked.
  for (const file of reached) {
    if (!isText(file)) continue;
    const text = await fs.readFile(path.join(folder, file), "utf8");
    for (const [token] of text.matchAll(tokens))
      for (const target of named.get(token) ?? []) reached.add(target);
  }
  return reached;
}
