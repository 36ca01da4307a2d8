import fs from "node:fs/promises";
import path from "node:path";

/** The first line of a project's file that has these words, from 1. */
export async function lineOf(
  project: string,
  file: string,
  words: string,
): Promise<number> {
  const text = await fs.readFile(path.join(project, file), "utf8");
  const index = text.split("\n").findIndex((line) => line.includes(words));
  if (index < 0) throw new Error(`${file} has no "${words}"`);
  return index + 1;
}
