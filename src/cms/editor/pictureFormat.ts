const endings = {
  JPEG: ["jpg", "jpeg"],
  PNG: ["png"],
  WebP: ["webp"],
  AVIF: ["avif"],
} as const;

export type PictureFormat = keyof typeof endings | "HEIC";

/** What the brands of an ISO base media file say, such as "heic" or "avif". */
function brandsOf(bytes: Uint8Array): string[] {
  const text = String.fromCharCode(...bytes);
  if (text.slice(4, 8) !== "ftyp") return [];
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = text.slice(8, 12) + text.slice(16, length);
  return brands.match(/.{4}/gs) ?? [];
}

/**
 * The format of a picture by its content: names lie.
 * @param bytes the beginning of the file, at least 64 bytes if it has them
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  if (text.startsWith("\xFF\xD8\xFF")) return "JPEG";
  if (text.startsWith("\x89PNG\r\n\x1A\n")) return "PNG";
  if (/^RIFF.{4}WEBP/s.test(text)) return "WebP";
  const brands = brandsOf(bytes);
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return "AVIF";
  return brands.some((brand) => /^(?:hei|hev|mif1|msf1)/.test(brand))
    ? "HEIC"
    : undefined;
}

/**
 * A name that the site accepts and no other picture has, so that an upload never
 * replaces the picture of another page: `IMG 2041.JPG` becomes `img-2041.jpg`.
 */
export function freeName(
  name: string,
  format: keyof typeof endings,
  isTaken: (name: string) => boolean,
): string {
  const [, stem = name, ending = ""] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const plain =
    stem
      .normalize("NFKD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, "-")
      .replace(/^[-_]+|[-_]+$/g, "") || "picture";
  const [usual] = endings[format];
  const kept = endings[format].find((one) => one === ending.toLowerCase());
  const named = (count: number): string => {
    const made = `${plain}${count > 1 ? `-${count}` : ""}.${kept ?? usual}`;
    return isTaken(made) ? named(count + 1) : made;
  };
  return named(1);
}
