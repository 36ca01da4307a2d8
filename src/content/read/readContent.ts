import { isUtf8 } from "node:buffer";
import fs from "node:fs/promises";
import path from "node:path";
import { nameFix } from "./fileNames";
import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { mapConcurrent } from "../../site/mapConcurrent";
import type { ContentError } from "../model/contentErrors";
import { logoFile } from "../../site/seo";
import { logoError } from "./logoError";
import { readPicture } from "./readPicture";
import type { Content, PictureFacts } from "./content";
import { notPlainText, readContentText } from "./readContentText";

/** Files of systems and tools, which gatsby-source-filesystem ignores too. */
const ignored = [".DS_Store", ".gitkeep"];

interface Found {
  /** Path below the folder, with forward slashes. */
  readonly name: string;
  readonly isFile: boolean;
}

/** Everything below a folder that is not a folder itself, sorted by name. */
async function entriesBelow(folder: string): Promise<Found[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => !entry.isDirectory() && !ignored.includes(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join("/");
      return { name, isFile: entry.isFile() };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

type ReadContent = Required<Omit<Content, "released" | "origin">>;

/** What one file adds to the content; a drawing adds nothing. */
interface Part {
  readonly file?: ContentFile;
  readonly picture?: PictureFacts;
  readonly error?: ContentError;
}

async function readPart(
  folder: string,
  { name, isFile }: Found,
): Promise<Part> {
  const reject = (fix: string): Part => ({
    error: { file: contentPath(name), field: "", fix },
  });
  const fix = isFile
    ? nameFix(name)
    : "Put the file itself here: it is a link or not a file.";
  if (fix) return reject(fix);
  const file = path.join(folder, name);
  if (name === logoFile) {
    const error = logoError(await fs.readFile(file, "utf8"));
    return error ? reject(error) : {};
  }
  if (name.endsWith(".svg")) return {};
  if (!name.endsWith(".md")) return { picture: await readPicture(file) };
  const bytes = await fs.readFile(file);
  return isUtf8(bytes)
    ? readContentText(name, bytes.toString("utf8"))
    : reject(notPlainText);
}

const atOnce = 16;

/**
 * Reads a content folder. Files that can't be content or could do harm are not
 * read, but reported in `unread`.
 * @throws when there is no such folder
 */
export async function readContent(folder: string): Promise<ReadContent> {
  const all = await entriesBelow(folder).catch((cause: unknown) => {
    throw new Error(
      `${folder} can't be read: run this in the project's folder`,
      { cause },
    );
  });
  const parts = await mapConcurrent(all, atOnce, (found) =>
    readPart(folder, found),
  );
  const noLogo: ContentError = {
    file: contentPath(logoFile),
    field: "",
    fix: "Add the logo: a square SVG file. Every page shows it.",
  };
  return {
    files: parts.flatMap(({ file }) => file ?? []),
    pictures: new Map(
      parts.flatMap(({ picture }, index) =>
        picture ? [[String(all[index]?.name), picture]] : [],
      ),
    ),
    unread: [
      ...parts.flatMap(({ error }) => error ?? []),
      ...(all.some(({ name }) => name === logoFile) ? [] : [noLogo]),
    ],
  };
}
