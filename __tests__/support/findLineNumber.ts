import fs from "node:fs/promises";
import path from "node:path";

/**
 * Finds the first line of a project's file that contains a text, and returns its number,
 * counted from 1.
 * @throws if no line contains the text
 */
export async function findLineNumber(
  project: string,
  file: string,
  searchText: string,
): Promise<number> {
  const text = await fs.readFile(path.join(project, file), "utf8");
  const index = text.split("\n").findIndex((line) => line.includes(searchText));
  if (index < 0) throw new Error(`${file} has no "${searchText}"`);
  return index + 1;
}
