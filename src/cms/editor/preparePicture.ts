import { convertPhotograph } from "../../content/model/imageValue";
import {
  largestPicture,
  pictureRemedy,
} from "../../content/check/rules/pictureFaults";
import type { PictureFacts } from "../../content/read/content";
import { slugOfName } from "./decapInsides";

/** The longer side of an upload, in pixels: twice what the widest crop needs. */
const longest = 4000;

/** JPEG qualities, tried in turn until the file is small enough. */
const qualities = [0.88, 0.8, 0.7, 0.6];

/** How files of the formats that the site can show begin, by their endings. */
const beginnings = {
  jpg: /^\xFF\xD8\xFF/,
  png: /^\x89PNG\r\n\x1A\n/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
};

/**
 * The ending that a picture's content asks for, whatever its name says;
 * `undefined` for a format that the site can't show.
 */
async function endingFor(file: Blob): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const text = String.fromCharCode(...start);
  return Object.entries(beginnings).find(([, begins]) =>
    begins.test(text),
  )?.[0];
}

/**
 * A name that the site accepts and no other picture has, so that an upload never
 * replaces the picture of another page: `IMG 2041.JPG` becomes `img-2041.jpg`.
 */
export function freeName(
  name: string,
  ending: string,
  isTaken: (name: string) => boolean,
): string {
  const plain = slugOfName(name.replace(/\.[^.]*$/, "")) || "picture";
  const named = (count: number): string => {
    const made = `${plain}${count > 1 ? `-${count}` : ""}.${ending}`;
    return isTaken(made) ? named(count + 1) : made;
  };
  return named(1);
}

/** @throws when the browser can't read the picture */
async function decoded(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  const url = URL.createObjectURL(file);
  try {
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Whether a JPEG has its end. Browsers draw half a picture without a word, and
 * the build fails at it.
 */
async function isWhole(file: Blob): Promise<boolean> {
  const rest = new Uint8Array(await file.slice(file.size / 2).arrayBuffer());
  return rest.some((byte, at) => byte === 0xff && rest[at + 1] === 0xd9);
}

/**
 * Makes a JPEG of a picture, scaled down if it is large. Decap's own
 * `media_processing` would enlarge small pictures, too, and encode each anew.
 */
async function asJpeg(picture: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't scale pictures.");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    if (made && made.size <= largestPicture) return made;
  }
  throw new Error("The picture is too large.");
}

const factsOf = async (file: Blob): Promise<PictureFacts> => {
  const { naturalWidth: width, naturalHeight: height } = await decoded(file);
  return { width, height, bytes: file.size };
};

/** @throws what the author should do, if the picture can't be used */
function refuseUnfit(facts: PictureFacts): void {
  const remedy = pictureRemedy(facts);
  if (remedy) throw new Error(remedy);
}

export interface PreparedPicture {
  readonly file: File;
  readonly facts: PictureFacts;
}

/**
 * Makes a picture fit for upload: with a free name, and as a smaller JPEG if it
 * is larger than the site can use or of another format.
 * @throws what its author should do, if the picture can't be used
 */
export async function preparePicture(
  given: File,
  isTaken: (name: string) => boolean,
): Promise<PreparedPicture> {
  const ending = await endingFor(given);
  const picture = await decoded(given).catch(() => undefined);
  if (!picture)
    throw new Error(
      `This browser can't read it as a picture. If it is a phone's HEIC photograph, ${convertPhotograph} Otherwise export it again as JPEG.`,
    );
  const { naturalWidth: width, naturalHeight: height } = picture;
  const damaged = ending === "jpg" && !(await isWhole(given));
  // Too many bytes are no fault here.
  refuseUnfit({ width, height, bytes: 0, ...(damaged && { damaged }) });
  const fits =
    ending &&
    given.size <= largestPicture &&
    Math.max(width, height) <= longest;
  const made = fits ? given : await asJpeg(picture);
  const facts = await factsOf(made);
  // A panorama can be too narrow once its longer side fits.
  refuseUnfit(facts);
  const name = freeName(given.name, fits ? ending : "jpg", isTaken);
  return { file: new File([made], name, { type: made.type }), facts };
}
