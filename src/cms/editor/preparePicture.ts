import { heicInstructions } from "../../content/model/pictureFields";
import {
  minPictureSize,
  maxPictureBytes,
  validatePicture,
} from "../../content/check/rules/invalidPictures";
import type { PictureMetadata } from "../../content/read/content";
import { explainUnusablePicture } from "./explainUnusablePicture";
import { toDecapSlug } from "./decapInternals";

/** Longest side of an upload, in pixels: twice the widest crop. */
const maxLongerSide = 4000;

/** JPEG qualities, tried in turn until the file is small enough. */
const qualities = [0.88, 0.8, 0.7, 0.6];

/**
 * Returns a file name that passes the content check and isn't taken, so that an upload
 * never replaces another picture: `IMG 2041.JPG` becomes `img-2041.jpg`.
 * @param fallbackName name if the slug is empty, as for Chinese characters
 */
export function createUniqueFileName(
  name: string,
  isTaken: (name: string) => boolean,
  fallbackName = "picture",
): string {
  const baseName = toDecapSlug(name.replace(/\.[^.]*$/, "")) || fallbackName;
  const numberedName = (count: number): string => {
    const candidate = `${baseName}${count > 1 ? `-${count}` : ""}.jpg`;
    return isTaken(candidate) ? numberedName(count + 1) : candidate;
  };
  return numberedName(1);
}

/**
 * Encodes a picture as a JPEG, scaled down if it is large. The file has no metadata of
 * the original, such as the GPS location and time of a phone's photograph.
 * @throws if the file is too large even at the lowest quality
 */
async function encodeJpeg(picture: ImageBitmap): Promise<PreparedPicture> {
  const { width, height } = picture;
  const scale = Math.min(
    1,
    Math.max(
      maxLongerSide / Math.max(width, height),
      // A panorama must cover its crops.
      minPictureSize.width / width,
      minPictureSize.height / height,
    ),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't scale pictures.");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const file = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    if (file && file.size <= maxPictureBytes)
      return {
        file,
        metadata: {
          width: canvas.width,
          height: canvas.height,
          bytes: file.size,
        },
      };
  }
  throw new Error("The picture is too large: export it smaller.");
}

interface PreparedPicture {
  readonly file: Blob;
  readonly metadata: PictureMetadata;
}

/**
 * Converts a picture to a JPEG for upload; the browser must be able to decode the picture.
 * Decap's `media_processing` would enlarge small pictures, and keep a photograph's GPS
 * location.
 * @throws with advice for the author, if the picture can't be used
 */
export async function preparePicture(original: File): Promise<PreparedPicture> {
  const unusable = await explainUnusablePicture(original);
  if (unusable) throw new Error(unusable);
  // Fails for a truncated file. An `img` element would show the first part of the
  // picture.
  const picture = await createImageBitmap(original).catch(() => undefined);
  if (!picture)
    throw new Error(
      `This browser can't read it to its end. If it is a phone's HEIC photograph, ${heicInstructions} Otherwise part of it is missing: copy it, or export it as JPEG, again.`,
    );
  const { width, height } = picture;
  // The size in bytes is irrelevant: `encodeJpeg` writes a new file.
  const message = validatePicture({ width, height, bytes: 0 });
  if (message) throw new Error(message);
  return encodeJpeg(picture);
}
