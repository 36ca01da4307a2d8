import fs from "node:fs/promises";
import path from "node:path";
import { fixtureProject } from "./builtFolder";

/**
 * A copy of the fixture project with its cache. It is beside the original,
 * because webpack's chunk names depend on the relative path to the packages.
 */
export const copy = path.resolve(".fixture-copy");

/** Its built site. */
export const built = path.join(copy, "public");

/** Makes the copy. */
export async function copyFixture(): Promise<void> {
  await fs.rm(copy, { recursive: true, force: true });
  await fs.cp(fixtureProject, copy, {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** A text of a file of the copy, and what replaces it. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** @throws if the file doesn't contain the text */
export async function edit({ file, from, to }: Edit): Promise<void> {
  const name = path.join(copy, file);
  const text = await fs.readFile(name, "utf8");
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  await fs.writeFile(name, text.replace(from, to));
}

/** The text of a file of the built site. */
export const readBuilt = (file: string): Promise<string> =>
  fs.readFile(path.join(built, file), "utf8");
