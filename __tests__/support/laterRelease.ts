import fs from "node:fs/promises";
import path from "node:path";
import { writeOfflineWorker } from "../../src/gatsby/output/writeOfflineWorker";
import { isCompressedCopy, offlineWorkerFile } from "../../src/site/files";
import { pages } from "../fixture/content";
import { builtFolder } from "./builtFolder";
import { createTemporaryFolder } from "./createTemporaryFolder";

/** The tools' pages, which the service worker precaches. */
export const tools = [
  pages.boxList,
  pages.inventory,
  pages.plan,
  pages.timeline,
  pages.boxes,
];

/** The script that only the later release has. */
export const laterScript = "/app-later.js";

/** Builds a later release: its pages name it and another script, and one file keeps its name. */
export async function buildLaterRelease() {
  const folder = await createTemporaryFolder();
  await fs.cp(builtFolder, folder, {
    recursive: true,
    filter: (file) => !isCompressedCopy(file),
  });
  const change = async (file: string, from: RegExp, to: string) => {
    const place = path.join(folder, file);
    const text = await fs.readFile(place, "utf8");
    await fs.writeFile(place, text.replace(from, to));
    return from.exec(text)?.[1] ?? "";
  };
  const data = "page-data/app-data.json";
  const hash = await change(data, /([\da-f]{20})/, "b".repeat(20));
  let [app, framework] = ["", ""];
  for (const tool of tools) {
    const file = `${tool}/index.html`;
    await change(
      file,
      new RegExp(`(?<=data-release=")${hash}`),
      "b".repeat(20),
    );
    await change(file, /<title/, `<meta name="release" content="B"><title`);
    framework = await change(file, /(\/framework-[\da-f]+)/, "$1");
    app = await change(file, /(\/app-[\da-f]+)\.js/, laterScript);
  }
  await change(`${framework}.js`, /$/, "\n");
  await fs.rename(
    path.join(folder, `${app}.js`),
    path.join(folder, laterScript),
  );
  await writeOfflineWorker(folder);
  const worker = path.join(folder, offlineWorkerFile);
  const [, cache] = /cacheName:"([^"]+)/.exec(
    await fs.readFile(worker, "utf8"),
  )!;
  return { folder, worker, cache };
}

/** Reads from a page's HTML which data files the page loads. */
export async function readDataFiles(
  folder: string,
  page: string,
): Promise<string[]> {
  const html = await fs.readFile(path.join(folder, page, "index.html"), "utf8");
  const [, ahead = ""] = /data-ahead="([^"]*)"/.exec(html)!;
  return ahead.split(" ").filter((file) => file.endsWith(".json"));
}

/** Removes the query of a URL: Gatsby asks for a page's data with the query of the page. */
export const pathOf = (url: string) => url.replace(/\?.*/, "");

/** Returns the release of the page: "A", or "B" for the later one. Runs in the page. */
export const readRelease = (): string =>
  document.querySelector<HTMLMetaElement>("[name=release]")?.content ?? "A";
