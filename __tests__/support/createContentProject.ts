import fs from "node:fs/promises";
import path from "node:path";
import { toProjectPath } from "../../src/content/model/contentFile";
import type { ContentFile } from "../../src/content/model/contentFile";
import { fixtureContent } from "../fixture/content";
import { stringifyContentFile } from "./stringifyContentFile";
import { createTemporaryFolder } from "./createTemporaryFolder";

/**
 * Creates a temporary project folder with a copy of the fixture content.
 * @param files content files that are added, or that replace those with the same path
 */
export async function createContentProject(
  ...files: readonly ContentFile[]
): Promise<string> {
  const folder = await createTemporaryFolder();
  await fs.cp(fixtureContent, path.join(folder, "content"), {
    recursive: true,
  });
  for (const file of files)
    await fs.writeFile(
      path.join(folder, toProjectPath(file.path)),
      stringifyContentFile(file),
    );
  return folder;
}
