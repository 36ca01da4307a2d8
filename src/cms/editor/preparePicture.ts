import { convertPhotograph } from "../../content/model/imageValue";
import {
  largestPicture,
  pictureRemedy,
} from "../../content/check/rules/pictureFaults";
import type { PictureFacts } from "../../content/read/content";
import { freeName, pictureFormat } from "./pictureFormat";

/** The longer side of an upload, in pixels: twice what the widest crop needs. */
const longest = 4000;

/** JPEG qualities, tried in turn until the file is small enough. */
const qualities = [0.88, 0.8, 0.7, 0.6];

/**
 * Decodes a picture, upright as its EXIF orientation says.
 * @throws when the browser can't read it
 */
async function decodePicture(file: Blob): Promise<HTMLImageElement> {
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

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new Error("The picture is too large.")),
      "image/jpeg",
      quality,
    );
  });

/**
 * Scales a picture down to a JPEG. Decap's own `media_processing` would enlarge
 * small pictures, too, and encode each anew.
 */
async function scaledDown(picture: HTMLImageElement): Promise<Blob> {
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
  let made = await encode(canvas, 1);
  for (const quality of qualities) {
    made = await encode(canvas, quality);
    if (made.size <= largestPicture) break;
  }
  return made;
}

export interface PreparedPicture {
  readonly file: File;
  readonly facts: PictureFacts;
}

/**
 * Makes a picture fit for upload: with a free name, and scaled down if it is
 * larger than the site can use.
 * @throws what its author should do, if the picture can't be used
 */
export async function preparePicture(
  given: File,
  isTaken: (name: string) => boolean,
): Promise<PreparedPicture> {
  const start = new Uint8Array(await given.slice(0, 256).arrayBuffer());
  const format = pictureFormat(start);
  if (format === "HEIC")
    throw new Error(
      `It is a HEIC photograph, whatever its name: ${convertPhotograph}`,
    );
  if (!format)
    throw new Error(
      "It isn't a picture that the site can show: export it as JPEG, PNG, WebP or AVIF.",
    );
  const isBroken = format === "JPEG" && !(await isWhole(given));
  const picture = isBroken
    ? undefined
    : await decodePicture(given).catch(() => undefined);
  const width = picture?.naturalWidth ?? 0;
  const height = picture?.naturalHeight ?? 0;
  // Too many bytes are no fault here.
  const remedy = pictureRemedy({ width, height, bytes: 0 });
  if (remedy || !picture) throw new Error(remedy);
  const fits =
    given.size <= largestPicture && Math.max(width, height) <= longest;
  if (fits) {
    const file = new File([given], freeName(given.name, format, isTaken), {
      type: given.type,
    });
    return { file, facts: { width, height, bytes: file.size } };
  }
  const scaled = await scaledDown(picture);
  const { naturalWidth, naturalHeight } = await decodePicture(scaled);
  const facts = {
    width: naturalWidth,
    height: naturalHeight,
    bytes: scaled.size,
  };
  // A panorama can be too narrow once its longer side fits.
  const left = pictureRemedy(facts);
  if (left) throw new Error(left);
  const file = new File([scaled], freeName(given.name, "JPEG", isTaken), {
    type: "image/jpeg",
  });
  return { file, facts };
}
