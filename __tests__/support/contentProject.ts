import fs from "node:fs/promises";
import path from "node:path";
import { contentPath } from "../../src/content/model/contentFile";
import type { ContentFile } from "../../src/content/model/contentFile";
import { fixtureContent } from "../fixture/content";
import { contentText } from "./contentText";
import { temporaryFolder } from "./temporaryFolder";

/**
 * A project folder with a copy of the fixture content.
 * @param files added, or replacing those with the same path
 */
export async function contentProject(
  ...files: readonly ContentFile[]
): Promise<string> {
  const folder = await temporaryFolder();
  await fs.cp(fixtureContent, path.join(folder, "content"), {
    recursive: true,
  });
  for (const file of files)
    await fs.writeFile(
      path.join(folder, contentPath(file.path)),
      contentText(file),
    );
  return folder;
}
