import path from "node:path";
import { heicInstructions, picturePathPattern } from "../model/pictureFields";
import { slugify, toProjectPath } from "../model/contentFile";
import type { DiagnosticMessage } from "../model/diagnostics";
import { fixWith } from "../model/fixes";

/** Slugifies each part of a path: `IMG 1234.JPG` becomes `img-1234.jpg`. */
const slugifyPath = (contentPath: string): string =>
  contentPath
    .split("/")
    .map((part) => part.split(".").map(slugify).join("."))
    // The slug of non-Latin letters is empty.
    .map((part) => part.replace(/^(?=\.|$)/, "a-name"))
    .join("/");

const pictureExtension = /\.(?:jpe?g|png|webp|avif)$/i;
const heicExtension = /\.(?:hei[cf]|hif)$/i;

/** Files of systems and of programs that are open. They have no text. */
const junkFile = /^(?:\._|~\$|\.ds_store$|thumbs\.db$|desktop\.ini$)/i;

/** Placeholder of iCloud on older versions of macOS: deleting it deletes the file. */
const icloudPlaceholder = /^\.(.+)\.icloud$/i;

/** Marks of backups and of copies that file managers and cloud drives make. */
const copyMarks = [
  /\.(?:bak|orig|rej|swp|tmp|part)$/i,
  /~$/,
  /[ -]+copy(?: \d+)?(?=\.|$)/i,
  / ?\(\d+\)(?=\.|$)/,
  / ?\([^()]*conflicted copy[^()]*\)/i,
];

/** Text files, whose extension may be missing. */
const textFile =
  /^\.?([^.]+(?:\.[^.]+)*?)(?:\.(?:mdx?|markdown|mdown|mkd|txt|text))*$/i;

const isTextFile = (file: string) =>
  !file.slice(1).includes(".") ||
  /\.(?:mdx?|markdown|mdown|mkd|txt|text)$/i.test(file);

const compareWith = (path: string): DiagnosticMessage => ({
  message: `Compare it with ${toProjectPath(path)}, write what is right there, and take this file out of content/: the site has one of each.`,
});

/** @param original path of the file that this one would replace, if there is one */
function renameTo(
  target: string,
  original: string | undefined,
  reason: string,
): DiagnosticMessage {
  return original
    ? compareWith(original)
    : fixWith({ type: "rename", to: toProjectPath(target) }, reason);
}

function validatePictureName(
  contentPath: string,
  findFile: (path: string) => string | undefined,
): DiagnosticMessage | undefined {
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

/** Finds the file that another one is a copy of, by their names. */
function findOriginal(
  contentPath: string,
  findFile: (path: string) => string | undefined,
): string | undefined {
  const folder = path.posix.dirname(contentPath);
  const file = path.posix.basename(contentPath);
  const name = copyMarks
    .reduce((rest, mark) => rest.replace(mark, ""), file)
    .replace(/^\./, "");
  return name === file ? undefined : findFile(path.posix.join(folder, name));
}

/**
 * Validates a file's name and extension, and that pictures are in `content/images`.
 * @param contentPath below `content/`
 * @param allPaths below `content/` of all files
 * @returns `undefined` if such a file is allowed
 */
export function validateContentPath(
  contentPath: string,
  allPaths: readonly string[] = [],
): DiagnosticMessage | undefined {
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
  const original = findOriginal(contentPath, findFile);
  if (original) return compareWith(original);
  if (contentPath.startsWith("images/"))
    return validatePictureName(contentPath, findFile);
  if (pictureExtension.test(file) || heicExtension.test(file))
    return { message: "Move it to content/images: pictures are there." };
  if (!isTextFile(file))
    return {
      message:
        "Copy its text into a .md file, and take this one out of content: it can only have .md files, and pictures in content/images.",
    };
  const [, stem = ""] = textFile.exec(file) ?? [];
  const target = path.posix.join(folder, `${slugifyPath(stem)}.md`);
  const existing = target === contentPath ? undefined : findFile(target);
  // The check of the file itself tells how to spell its name.
  if (file === `${stem}.md` && !existing) return undefined;
  return renameTo(
    target,
    existing,
    "pages are files with this ending. If you don't see endings, switch them on in the settings of your file manager.",
  );
}
