import { isUtf8 } from "node:buffer";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Content } from "./checkContent";
import { contentPath } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import { imagePath } from "../content-model/frontMatterSchema";
import type { PictureFacts } from "./rules/pictureFaults";
import {
  largestFile,
  readContentText,
  tooLarge,
} from "../content-model/readContentText";

/** Files of systems and tools, which gatsby-source-filesystem ignores too. */
const ignored = [".DS_Store", ".gitkeep"];

interface Found {
  /** Path below the folder, with forward slashes. */
  readonly name: string;
  readonly isFile: boolean;
}

/** Everything below a folder that is not a folder itself, sorted by name. */
async function filesBelow(folder: string, below = ""): Promise<Found[]> {
  const entries = await fs.readdir(path.join(folder, below), {
    withFileTypes: true,
  });
  const found = entries
    .filter(({ name }) => !ignored.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(async (entry) => {
      const name = below + entry.name;
      return entry.isDirectory()
        ? filesBelow(folder, `${name}/`)
        : [{ name, isFile: entry.isFile() }];
    });
  return (await Promise.all(found)).flat();
}

async function pictureFacts(file: string): Promise<PictureFacts> {
  const { size } = await fs.stat(file);
  const { width, height } = await sharp(file)
    .metadata()
    // With the EXIF orientation applied.
    .then(({ autoOrient }) => autoOrient)
    .catch(() => ({ width: 0, height: 0 }));
  return { width, height, bytes: size };
}

/** @throws a message for the author if the file is too large or not UTF-8 */
async function textOf(file: string): Promise<string> {
  const { size } = await fs.stat(file);
  if (size > largestFile) throw new Error(tooLarge(size));
  const bytes = await fs.readFile(file);
  if (!isUtf8(bytes))
    throw new Error("Save the file as UTF-8 text: it has another encoding.");
  return bytes.toString("utf8");
}

/** Why a file can't be below `content/`, judged by its name alone. */
function misplaced({ name, isFile }: Found): string | undefined {
  if (!isFile) return "Put the file itself here: it is a link or not a file.";
  if (name.startsWith("images/"))
    return name.endsWith(".svg") || imagePath.test(`/${name}`)
      ? undefined
      : "Rename it: pictures are .jpg, .png, .webp or .avif files, named in lower-case letters, digits and hyphens.";
  return name.endsWith(".md")
    ? undefined
    : "Remove it: content/ can only have .md files, and pictures in content/images.";
}

/**
 * Reads a content folder. Files that can't be content or could do harm are not
 * read, but reported in `unread`.
 * @throws when there is no such folder
 */
export async function readContent(folder: string): Promise<Required<Content>> {
  const files: ContentFile[] = [];
  const pictures = new Map<string, PictureFacts>();
  const drawings: string[] = [];
  const unread: Fault[] = [];

  async function read(found: Found): Promise<void> {
    const { name } = found;
    const refuse = (remedy: string) => {
      unread.push({ file: contentPath(name), field: "", remedy });
    };
    const remedy = misplaced(found);
    const file = path.join(folder, name);
    if (remedy) refuse(remedy);
    else if (name.endsWith(".svg")) drawings.push(name);
    else if (!name.endsWith(".md"))
      pictures.set(name, await pictureFacts(file));
    else
      try {
        const content = readContentText(name, await textOf(file));
        if (content.fault) unread.push(content.fault);
        else files.push(content.file);
      } catch (error) {
        refuse((error as Error).message);
      }
  }

  const all = await filesBelow(folder).catch((error: unknown) => {
    throw new Error(
      `${folder} can't be read: run this in the project's folder`,
      {
        cause: error,
      },
    );
  });
  for (const found of all) await read(found);
  return { files, pictures, drawings, unread };
}
