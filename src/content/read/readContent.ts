import { isUtf8 } from "node:buffer";
import fs from "node:fs/promises";
import path from "node:path";
import { validateContentPath } from "./validateContentPath";
import { toProjectPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { mapConcurrent } from "../../shared/mapConcurrent";
import type { Diagnostic } from "../model/diagnostics";
import { logoFile } from "../../site/pageMetadata";
import { validateLogo } from "./validateLogo";
import { readPictureMetadata } from "./readPictureMetadata";
import type { Content, PictureMetadata } from "./content";
import { notUtf8Message, parseContentSource } from "./parseContentSource";

/** Files of operating systems and tools, which gatsby-source-filesystem ignores by default. */
const ignoredNames = [".DS_Store", ".gitkeep"];

interface ListedFile {
  /** Path below the folder, with forward slashes. */
  readonly path: string;
  readonly isFile: boolean;
}

/** Lists all files and links below a folder, sorted by path. */
async function listFolderFiles(folder: string): Promise<ListedFile[]> {
  const folderItems = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return folderItems
    .filter(
      (folderItem) =>
        !folderItem.isDirectory() && !ignoredNames.includes(folderItem.name),
    )
    .map((folderItem) => {
      const absolutePath = path.join(folderItem.parentPath, folderItem.name);
      const contentPath = path
        .relative(folder, absolutePath)
        .split(path.sep)
        .join("/");
      return { path: contentPath, isFile: folderItem.isFile() };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

type ContentOfFolder = Required<
  Pick<Content, "files" | "pictures" | "readErrors">
>;

/** Result of reading one file; empty for a valid SVG drawing. */
interface ReadFile {
  readonly file?: ContentFile;
  readonly picture?: PictureMetadata;
  readonly error?: Diagnostic;
}

async function readFile(
  folder: string,
  { path: contentPath, isFile }: ListedFile,
  allPaths: readonly string[],
): Promise<ReadFile> {
  const location = { file: toProjectPath(contentPath), fieldPath: "" };
  const reject = (message: string): ReadFile => ({
    error: { ...location, message },
  });
  if (!isFile)
    return reject("Put the file itself here: it is a link or not a file.");
  const nameMessage = validateContentPath(contentPath, allPaths);
  if (nameMessage) return { error: { ...location, ...nameMessage } };
  const absolutePath = path.join(folder, contentPath);
  if (contentPath === logoFile) {
    const message = validateLogo(await fs.readFile(absolutePath, "utf8"));
    return message ? reject(message) : {};
  }
  if (contentPath.endsWith(".svg")) return {};
  if (!contentPath.endsWith(".md"))
    return { picture: await readPictureMetadata(absolutePath) };
  const bytes = await fs.readFile(absolutePath);
  return isUtf8(bytes)
    ? parseContentSource(contentPath, bytes.toString("utf8"))
    : reject(notUtf8Message);
}

const concurrency = 16;

/**
 * Reads a content folder. Links, devices and files with disallowed names are not opened.
 * `readErrors` reports each of these, each unreadable text file, and a missing logo.
 * @throws if the folder can't be read
 */
export async function readContent(folder: string): Promise<ContentOfFolder> {
  const listedFiles = await listFolderFiles(folder).catch((cause: unknown) => {
    throw new Error(
      `${folder} can't be read: run this in the project's folder`,
      { cause },
    );
  });
  const allPaths = listedFiles.map(({ path }) => path);
  const readFiles = await mapConcurrent(
    listedFiles,
    concurrency,
    (listedFile) => readFile(folder, listedFile, allPaths),
  );
  const missingLogo: Diagnostic = {
    file: toProjectPath(logoFile),
    fieldPath: "",
    message: "Add the logo: a square SVG file. Every page shows it.",
  };
  return {
    files: readFiles.flatMap(({ file }) => file ?? []),
    pictures: new Map(
      readFiles.flatMap(({ picture }, index) =>
        picture ? [[String(listedFiles[index]?.path), picture]] : [],
      ),
    ),
    readErrors: [
      ...readFiles.flatMap(({ error }) => error ?? []),
      ...(listedFiles.some(({ path }) => path === logoFile)
        ? []
        : [missingLogo]),
    ],
  };
}
