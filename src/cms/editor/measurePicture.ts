import type { PictureFacts } from "../../content/read/content";

/**
 * Decodes a picture, upright as its EXIF orientation says.
 * @throws when the browser can't read it
 */
export async function decodePicture(file: Blob): Promise<HTMLImageElement> {
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

/** Measures a picture as the build does: 0 × 0 if it can't be read. */
export async function measurePicture(file: Blob): Promise<PictureFacts> {
  const { naturalWidth: width, naturalHeight: height } = await decodePicture(
    file,
  ).catch(() => ({ naturalWidth: 0, naturalHeight: 0 }));
  return { width, height, bytes: file.size };
}
