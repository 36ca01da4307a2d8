import fs from "node:fs/promises";
import path from "node:path";
import { contentProject } from "./contentProject";
import { contentText } from "./contentText";
import { acceptedTexts, contentWith } from "./hostileContent";

const texts = acceptedTexts();

/** Files with the most hostile texts that pass the check. */
const hostileFiles = contentWith(texts);

/** Writes them to a content folder, and returns it. */
export async function writeHostileContent(): Promise<string> {
  const project = await contentProject(
    Object.fromEntries(
      hostileFiles.map((file) => [`content/${file.path}`, contentText(file)]),
    ),
  );
  return path.join(project, "content");
}

/** A text of that content, with single spaces. */
export function written(file: string, field: string): string {
  const found = texts.find(
    ([leaf]) => leaf.file.path === file && leaf.path.join(".") === field,
  );
  if (!found) throw new Error(`${file} has no hostile ${field}`);
  return found[1].replace(/\s+/g, " ").trim();
}

/** The HTML files of a built site, except the editor's. */
export async function pageFiles(folder: string): Promise<string[]> {
  const files = await fs.readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/^(?:admin|_gatsby|page-data)\//.test(file))
    .sort();
}
