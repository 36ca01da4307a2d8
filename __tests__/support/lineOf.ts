import fs from "node:fs/promises";
import path from "node:path";

/**
 * Line number of the first line in a project's file that contains a text, from 1.
 * @throws if there is none
 */
export async function lineOf(
  project: string,
  file: string,
  searchText: string,
): Promise<number> {
  const text = await fs.readFile(path.join(project, file), "utf8");
  const index = text.split("\n").findIndex((line) => line.includes(searchText));
  if (index < 0) throw new Error(`${file} has no "${searchText}"`);
  return index + 1;
}
