import path from "node:path";
import { convertPhotograph, imagePath } from "../model/pictureFields";
import { tidySlug } from "../model/contentFile";

/** A path as it may be part of an address: `IMG 1234.JPG` becomes `img-1234.jpg`. */
const tidy = (name: string): string =>
  name
    .split("/")
    .map((part) => part.split(".").map(tidySlug).join("."))
    // Nothing is left of Chinese letters.
    .map((part) => part.replace(/^(?=\.|$)/, "a-name"))
    .join("/");

const pictures = /\.(?:jpe?g|png|webp|avif)$/i;
const photographs = /\.(?:hei[cf]|hif)$/i;

/** Files that systems and programs leave behind. */
const leftBehind =
  /^(?:\.|~\$|thumbs\.db$|desktop\.ini$)|(?:~|\.(?:bak|orig|rej|swp|tmp|part))$/i;

function pictureNameFix(name: string): string | undefined {
  if (name.endsWith(".svg") || imagePath.test(`/${name}`)) return undefined;
  if (photographs.test(name)) return `It is HEIC: ${convertPhotograph}`;
  if (!pictures.test(name) && !/\.svg$/i.test(name))
    return "Export it as JPEG, PNG, WebP or AVIF, or remove it: content/images can only have pictures.";
  return `Rename it to content/${tidy(name)}: names have only lower-case letters, digits and hyphens.`;
}

/**
 * What to do about a file in the wrong place or with the wrong name.
 * @param name its path below `content/`
 * @returns `undefined` if there may be such a file
 */
export function nameFix(name: string): string | undefined {
  const file = path.posix.basename(name);
  if (leftBehind.test(file))
    return "Delete it: it was made by the computer or a program, and isn't part of the site.";
  if (name.startsWith("images/")) return pictureNameFix(name);
  if (pictures.test(file) || photographs.test(file))
    return "Move it to content/images: pictures are there.";
  const [, stem = ""] = /^(.+?)(?:\.(?:md|markdown|txt))+$/i.exec(file) ?? [];
  if (name.endsWith(".md") && !stem.endsWith(".md") && `${stem}.md` === file)
    return undefined;
  return stem
    ? `Rename it to ${tidy(stem)}.md: pages are files with this ending. If you don't see endings, switch them on in the settings of your file manager.`
    : "Remove it: content/ can only have .md files, and pictures in content/images.";
}
