import path from "node:path";
import { convertPhotograph } from "../model/imageValue";
import { tidySlug } from "../model/contentFile";
import { imagePath } from "../model/frontMatterSchema";

/** A path as it may be part of an address: `IMG 1234.JPG` becomes `img-1234.jpg`. */
const tidy = (name: string): string =>
  name
    .split("/")
    .map((part) => part.split(".").map(tidySlug).join("."))
    .join("/");

const pictures = /\.(?:jpe?g|png|webp|avif)$/i;
const photographs = /\.(?:hei[cf]|hif)$/i;
const otherPictures = /\.(?:gif|bmp|tiff?|psd|jfif|jp2|dng|cr2|nef|arw|raw)$/i;
const texts = /(?:\.(?:md|markdown|mdx|mdown|txt|text))+$/i;
const documents = /\.(?:docx?|odt|rtf|pages|pdf|html?)$/i;

/** Files that systems and programs leave behind. */
const leftBehind =
  /^(?:\.|~\$|thumbs\.db$|ehthumbs\.db$|desktop\.ini$|icon\r$)|(?:~|\.(?:bak|orig|rej|swp|tmp|crdownload|part))$/i;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function pictureName(name: string): string | undefined {
  if (name.endsWith(".svg") || imagePath.test(`/${name}`)) return undefined;
  const file = path.posix.basename(name);
  if (photographs.test(file)) return sentence(convertPhotograph);
  if (otherPictures.test(file))
    return `Save it as a JPEG or PNG picture with a graphics program: the site can't use ${path.extname(file)} files.`;
  if (!pictures.test(file) && !/\.svg$/i.test(file))
    return "Remove it: only pictures can be in content/images.";
  const written = tidy(file);
  if (tidy(path.posix.dirname(name)) !== path.posix.dirname(name))
    return `Move it to content/${tidy(path.posix.dirname(name))}: names have only lower-case letters, digits and hyphens.`;
  return file.toLowerCase() === written
    ? `Rename it to ${written}, in lower case.`
    : `Rename it to ${written}: names of pictures have only lower-case letters, digits and hyphens.`;
}

/** What to do about a file that is neither a picture nor a Markdown file. */
function otherFile(name: string): string {
  const file = path.posix.basename(name);
  const [folder = ""] = name.split("/");
  const isFolder =
    name.includes("/") && !/^(?:image|img|picture|photo)/i.test(folder);
  if (pictures.test(file) || photographs.test(file) || otherPictures.test(file))
    return `Move it to content/images${isFolder ? `/${folder}` : ""}: pictures are there.`;
  const bare = tidy(file.replace(texts, "").replace(documents, ""));
  if (texts.test(file))
    return `Rename it to ${bare}.md: pages are files with this ending. If you don't see endings, switch them on in the settings of your file manager.`;
  if (documents.test(file))
    return `Copy its text into a file ${bare}.md: the site can't read ${path.extname(file)} files.`;
  return "Remove it: content/ can only have .md files, and pictures in content/images.";
}

/**
 * What to do about a file in the wrong place or with the wrong name.
 * @param name its path below `content/`
 * @returns `undefined` if there may be such a file
 */
export function nameRemedy(name: string): string | undefined {
  if (leftBehind.test(path.posix.basename(name)))
    return "Delete it: it was made by the computer or a program, and isn't part of the site.";
  if (name.startsWith("images/")) return pictureName(name);
  return name.endsWith(".md") && !/\.md\.md$/.test(name)
    ? undefined
    : otherFile(name);
}
