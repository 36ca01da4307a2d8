import path from "node:path";
import { heicInstructions, imagePathPattern } from "../model/pictureFields";
import { slugify } from "../model/contentFile";

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

/** Metadata, lock, backup and temporary files of systems and programs. */
const junkFile =
  /^(?:\.|~\$|thumbs\.db$|desktop\.ini$)|(?:~|\.(?:bak|orig|rej|swp|tmp|part))$/i;

function validatePictureName(contentPath: string): string | undefined {
  if (contentPath.endsWith(".svg") || imagePathPattern.test(`/${contentPath}`))
    return undefined;
  if (heicExtension.test(contentPath)) return `It is HEIC: ${heicInstructions}`;
  if (!pictureExtension.test(contentPath) && !/\.svg$/i.test(contentPath))
    return "Export it as JPEG, PNG, WebP or AVIF, or remove it: content/images can only have pictures.";
  return `Rename it to content/${slugifyPath(contentPath)}: names have only lower-case letters, digits and hyphens.`;
}

/**
 * Validates a file's name and extension, and that pictures are in `content/images`.
 * @param contentPath below `content/`
 * @returns `undefined` if such a file is allowed
 */
export function validateFileName(contentPath: string): string | undefined {
  const file = path.posix.basename(contentPath);
  if (junkFile.test(file))
    return "Delete it: it was made by the computer or a program, and isn't part of the site.";
  if (contentPath.startsWith("images/"))
    return validatePictureName(contentPath);
  if (pictureExtension.test(file) || heicExtension.test(file))
    return "Move it to content/images: pictures are there.";
  const [, stem = ""] = /^(.+?)(?:\.(?:md|markdown|txt))+$/i.exec(file) ?? [];
  if (
    contentPath.endsWith(".md") &&
    !stem.endsWith(".md") &&
    `${stem}.md` === file
  )
    return undefined;
  return stem
    ? `Rename it to ${slugifyPath(stem)}.md: pages are files with this ending. If you don't see endings, switch them on in the settings of your file manager.`
    : "Remove it: content/ can only have .md files, and pictures in content/images.";
}
