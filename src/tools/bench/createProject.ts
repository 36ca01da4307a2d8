import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import { readContent } from "../../content-check/readContent";
import { contentPath } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { copyProject } from "./copyProject";
import { syntheticContent } from "./syntheticContent";

/** How many pictures the pages share. */
const pictureCount = 40;

const contentText = ({ frontMatter, body }: ContentFile): string =>
  `---\n${stringify(frontMatter, { lineWidth: 0, aliasDuplicateObjects: false })}---\n${body}`;

/**
 * Adds mirrored copies of a project's pictures until there are enough.
 * @returns the addresses of the pictures to use
 */
async function addPictures(
  project: string,
  own: readonly string[],
): Promise<string[]> {
  const originals = own.slice(0, Math.max(0, pictureCount - own.length));
  const mirrored = await Promise.all(
    originals.map(async (picture) => {
      const name = `images/mirrored/${path.basename(picture)}`;
      const file = path.join(project, contentPath(name));
      await fs.mkdir(path.dirname(file), { recursive: true });
      const source = path.join(project, contentPath(picture));
      await sharp(source).flop().toFile(file);
      return name;
    }),
  );
  return [...own, ...mirrored].slice(0, pictureCount).map((name) => `/${name}`);
}

async function fillProject(project: string, pages: number): Promise<void> {
  await copyProject(project);
  await fs.cp("content", path.join(project, "content"), { recursive: true });
  const site = await readContent(path.join(project, "content"));
  const pictures = await addPictures(project, Array.from(site.pictures.keys()));
  for (const file of syntheticContent(site.files, { pages, pictures }))
    await fs.writeFile(
      path.join(project, contentPath(file.path)),
      contentText(file),
    );
}

/**
 * Copies the project to a temporary folder and adds content. The project's own
 * `content/`, `public/` and `.cache/` are not changed.
 * @param pages how many pages the copy has
 * @returns the folder
 */
export async function createProject(pages: number): Promise<string> {
  const project = await fs.mkdtemp(path.join(os.tmpdir(), "build-"));
  try {
    await fillProject(project, pages);
  } catch (error) {
    await fs.rm(project, { recursive: true, force: true });
    throw error;
  }
  return project;
}
