import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { parse } from "node-html-parser";
import { listFilesAsUrlPaths } from "../../cli/command";
import { offlineWorkerFile, getPageFile } from "../../site/files";
import { routes } from "../../site/routes";

const sha256 = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64");

/** URLs of a page's scripts, data and fonts; empty for a page without fields. */
function filesToPrecache(html: string): string[] {
  const {
    src,
    "data-scripts": scripts,
    "data-ahead": preloads,
  } = parse(html).querySelector("script[data-scripts]")?.attributes ?? {};
  return src && scripts && preloads
    ? [
        src,
        ...`${scripts} ${preloads}`.split(" "),
        ...(html.match(/\/static\/[\w.-]+\.woff2/g) ?? []),
      ]
    : [];
}

/**
 * Writes the service worker that precaches the tools' pages. The worker lists the hash of
 * each precached file, so a release that changes a file also changes the worker.
 * @param folder folder of the built site; its files must be final
 */
export async function writeOfflineWorker(folder: string): Promise<void> {
  const read = (file: string) => fs.readFile(path.join(folder, file));
  const pages = new Set<string>();
  const filePaths = new Set<string>();
  for (const file of await listFilesAsUrlPaths(folder)) {
    const page = path.posix.dirname(file);
    if (!file.endsWith(".html") || !page.startsWith(`${routes.resources}/`))
      continue;
    const files = filesToPrecache((await read(file)).toString());
    if (files.length > 0) pages.add(page);
    for (const name of files) filePaths.add(name);
  }
  const integrityOf = async (file: string) =>
    `sha256-${sha256(await read(file))}`;
  const files = await Promise.all([
    ...[...pages].map(async (page) => [
      page,
      await integrityOf(getPageFile(page)),
    ]),
    ...[...filePaths].map(async (name) => [name, await integrityOf(name)]),
  ]);
  const cacheName = sha256(JSON.stringify(files.sort()));
  await build({
    entryPoints: ["src/planner/offline/worker.ts"],
    outfile: path.join(folder, offlineWorkerFile),
    bundle: true,
    minify: true,
    target: "es2022",
    define: {
      toolFiles: JSON.stringify({ cacheName, pages: [...pages], files }),
    },
    logLevel: "silent",
  });
}
