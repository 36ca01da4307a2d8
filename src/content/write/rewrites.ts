import fs from "node:fs/promises";
import path from "node:path";
import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { contentText } from "./contentText";

/** A file that the editor writes in another form when it saves it next. */
interface Rewrite {
  /** From the project's folder. */
  readonly file: string;
  /** The first line that changes, from 1. */
  readonly line: number;
  readonly value: string | undefined;
  readonly text: string;
}

/**
 * Finds the files that aren't written as the editor writes them.
 * @param project the folder that contains `content/`
 */
export async function rewrites(
  project: string,
  files: readonly ContentFile[],
): Promise<Rewrite[]> {
  const found = files.map(async (content): Promise<Rewrite[]> => {
    const file = contentPath(content.path);
    const bytes = await fs.readFile(path.join(project, file), "utf8");
    const stored = bytes.replaceAll("\r\n", "\n");
    const text = contentText(content);
    if (stored === text) return [];
    const lines = stored.split("\n");
    const written = text.split("\n");
    const at = lines.findIndex((line, index) => line !== written[index]);
    const index = at < 0 ? lines.length - 1 : at;
    return [{ file, line: index + 1, value: lines[index], text }];
  });
  return (await Promise.all(found)).flat();
}
