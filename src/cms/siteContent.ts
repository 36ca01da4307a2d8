import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import type { ContentFile } from "../content-model/contentFile";

/** All content, as previews and checks in the browser get it. */
export interface SiteContent {
  readonly files: readonly ContentFile[];
  /** Paths of the pictures below `content/`. */
  readonly images: readonly string[];
}

/** Splits a Markdown file; one without front matter is all body. */
export function splitFile(text: string): { yaml: string; body: string } {
  const found = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)(.*)$/ms.exec(text);
  return { yaml: found?.[1] ?? "", body: found ? found[2]! : text };
}

async function readFile(folder: string, file: string): Promise<ContentFile> {
  const { yaml, body } = splitFile(
    await fs.readFile(path.join(folder, file), "utf8"),
  );
  const frontMatter = (parse(yaml) ?? {}) as Record<string, unknown>;
  return { path: file, frontMatter, body };
}

/**
 * Reads every Markdown file of a folder.
 * @throws when the front matter of one is no YAML
 */
export async function readSiteContent(folder: string): Promise<SiteContent> {
  const names = await fs.readdir(folder, { recursive: true });
  const files = names.map((name) => name.split(path.sep).join("/")).sort();
  return {
    files: await Promise.all(
      files
        .filter((file) => file.endsWith(".md"))
        .map((file) => readFile(folder, file)),
    ),
    images: files.filter((file) =>
      /^images\/.*\.(?:jpe?g|png|webp|avif)$/.test(file),
    ),
  };
}
