import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { ContentFile } from "../../src/content-model/contentFile";

const folder = path.resolve("content");

const paths = fs
  .readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"));

function readContentFile(file: string): ContentFile {
  const text = fs.readFileSync(path.join(folder, file), "utf8");
  const [, frontMatter = "", body = ""] =
    /^---\n(.*?)\n---\n?(.*)$/s.exec(text) ?? [];
  return {
    path: file,
    frontMatter: parse(frontMatter) as Record<string, unknown>,
    body,
  };
}

/** The site's own content. */
export const contentFiles: ContentFile[] = paths
  .filter((file) => file.endsWith(".md"))
  .map(readContentFile);

/** The site's own pictures, as paths below `content`. */
export const imageFiles: string[] = paths.filter((file) =>
  /^images\/.*\.(?:jpe?g|png|webp|avif)$/.test(file),
);
