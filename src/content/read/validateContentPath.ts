import path from "node:path";
import { heicInstructions, picturePathPattern } from "../model/pictureFields";
import { slugify, toProjectPath } from "../model/contentFile";
import type { UnlocatedDiagnostic } from "../model/diagnostics";
import { buildFixDiagnostic } from "../model/fixes";

/** Slugifies each part of a path: `IMG 1234.JPG` becomes `img-1234.jpg`. */
const slugifyPath = (contentPath: string): string =>
  contentPath
    .split("/")
    .map((part) => part.split(".").map(slugify).join("."))
    // Names without Latin letters and digits have an empty slug.
    .map((part) => part.replace(/^(?=\.|$)/, "a-name"))
    .join("/");

const pictureExtension = /\.(?:jpe?g|png|webp|avif)$/i;
const heicExtension = /\.(?:hei[cf]|hif)$/i;

/** Matches files that operating systems and programs create, in which no author has written. */
const junkFile = /^(?:\._|~\$|\.ds_store$|thumbs\.db$|desktop\.ini$)/i;

/** iCloud placeholder on older versions of macOS. Deleting the placeholder deletes the file in iCloud. */
const icloudPlaceholder = /^\.(.+)\.icloud$/i;

/** Parts of the names of backups, and of copies by file managers and cloud drives. */
const copyMarks = [
  /\.(?:bak|orig|rej|swp|tmp|part)$/i,
  /~$/,
  /[ -]+copy(?: \d+)?(?=\.|$)/i,
  / ?\(\d+\)(?=\.|$)/,
  / ?\([^()]*conflicted copy[^()]*\)/i,
];

/** Extensions of text files, also several in turn, such as `.md.txt`. */
const textExtensions = /(?:\.(?:mdx?|markdown|mdown|mkd|txt|text))+$/i;

const isTextFile = (file: string) =>
  !file.slice(1).includes(".") || textExtensions.test(file);

const compareWith = (path: string): UnlocatedDiagnostic => ({
  message: `Compare it with ${toProjectPath(path)}, write what is right there, and take this file out of content/: the site has one of each.`,
});

/** @param original existing file at the target, with which to compare; `undefined` if there is none */
function renameTo(
  target: string,
  original: string | undefined,
  reason: string,
): UnlocatedDiagnostic {
  return original
    ? compareWith(original)
    : buildFixDiagnostic({ type: "rename", to: toProjectPath(target) }, reason);
}

function validatePictureName(
  contentPath: string,
  findFile: (path: string) => string | undefined,
): UnlocatedDiagnostic | undefined {
  if (
    contentPath.endsWith(".svg") ||
    picturePathPattern.test(`/${contentPath}`)
  )
    return undefined;
  if (heicExtension.test(contentPath))
    return { message: `It is HEIC: ${heicInstructions}` };
  if (!pictureExtension.test(contentPath) && !/\.svg$/i.test(contentPath))
    return {
      message:
        "Export it as JPEG, PNG, WebP or AVIF, or move it out of content: content/images can only have pictures.",
    };
  const target = slugifyPath(contentPath);
  const reason = "names have only lower-case letters, digits and hyphens.";
  return renameTo(target, findFile(target), reason);
}

/** Path of a copy or backup without its mark; `undefined` for other files. */
function originalPathOf(contentPath: string): string | undefined {
  const folder = path.posix.dirname(contentPath);
  const file = path.posix.basename(contentPath);
  const name = copyMarks.reduce((rest, mark) => rest.replace(mark, ""), file);
  return name === file
    ? undefined
    : path.posix.join(folder, name.replace(/^\./, ""));
}

/**
 * Validates a file's name and extension, and that pictures are in `content/images`.
 * @param contentPath below `content/`
 * @param allPaths paths of all files below `content/`
 * @returns `undefined` if the name and the folder are allowed
 */
export function validateContentPath(
  contentPath: string,
  allPaths: readonly string[] = [],
): UnlocatedDiagnostic | undefined {
  const findFile = (searched: string) =>
    allPaths.find(
      (other) =>
        other !== contentPath && other.toLowerCase() === searched.toLowerCase(),
    );
  const file = path.posix.basename(contentPath);
  const folder = path.posix.dirname(contentPath);
  const [, icloudName] = icloudPlaceholder.exec(file) ?? [];
  if (icloudName)
    return {
      message: `Download ${icloudName} in the Finder: it is in iCloud, and this file only stands for it.`,
    };
  if (junkFile.test(file))
    return {
      message:
        "Delete it: it was made by the computer or a program, and has no text or picture.",
    };
  const originalPath = originalPathOf(contentPath);
  const original = originalPath && findFile(originalPath);
  if (original) return compareWith(original);
  if (contentPath.startsWith("images/"))
    return validatePictureName(contentPath, findFile);
  if (pictureExtension.test(file) || heicExtension.test(file))
    return { message: "Move it to content/images: pictures are there." };
  const name = path.posix.basename(originalPath ?? contentPath);
  if (!isTextFile(name))
    return {
      message:
        "Copy its text into a .md file, and take this one out of content: it can only have .md files, and pictures in content/images.",
    };
  const stem = name.replace(textExtensions, "").replace(/^\./, "");
  const target = path.posix.join(folder, `${slugifyPath(stem)}.md`);
  const existing = target === contentPath ? undefined : findFile(target);
  // `validateContentFile` reports misspelled names of .md files.
  if (file === `${stem}.md` && !existing) return undefined;
  const reason = originalPath
    ? "it is named like a copy, but there is no other file of this name."
    : "pages are files with this ending. If you don't see endings, switch them on in the settings of your file manager.";
  return renameTo(target, existing, reason);
}
