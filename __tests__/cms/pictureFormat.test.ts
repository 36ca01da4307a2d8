import sharp from "sharp";
import { freeName, pictureFormat } from "../../src/cms/editor/pictureFormat";

const blank = sharp({
  create: { width: 8, height: 8, channels: 3, background: "white" },
});

test.each([
  ["JPEG", () => blank.clone().jpeg()],
  ["PNG", () => blank.clone().png()],
  ["WebP", () => blank.clone().webp()],
  ["AVIF", () => blank.clone().avif()],
])("a %s is recognized", async (format, encode) => {
  expect(pictureFormat(await encode().toBuffer())).toBe(format);
});

/** The box that a file of a phone begins with. */
const box = (...brands: readonly string[]) => {
  const [major = "", ...compatible] = brands;
  const text = `ftyp${major}\0\0\0\0${compatible.join("")}`;
  return Buffer.from(
    `\0\0\0${String.fromCharCode(text.length + 4)}${text}\0\0\0\x10meta`,
    "latin1",
  );
};

test.each([[["heic", "mif1", "heic"]], [["mif1", "mif1", "heix"]]])(
  "brands %j are HEIC's",
  (brands) => {
    expect(pictureFormat(box(...brands))).toBe("HEIC");
  },
);

test("an AVIF may call itself an image of any kind first", () => {
  expect(pictureFormat(box("mif1", "mif1", "avif"))).toBe("AVIF");
});

test.each(["<svg/>", "%PDF-1.7", "GIF89a", "", "RIFF"])(
  "%j is no picture that the site can show",
  (text) => {
    expect(pictureFormat(Buffer.from(text))).toBeUndefined();
  },
);

const free = () => false;

test.each([
  ["IMG_2041.JPG", "JPEG", "img_2041.jpg"],
  ["Grandma's Café (1).jpeg", "JPEG", "grandma-s-cafe-1.jpeg"],
  ["photo.png", "JPEG", "photo.jpg"],
  ["no ending", "WebP", "no-ending.webp"],
  ["東京.jpg", "JPEG", "picture.jpg"],
] as const)("%j, a %s, is named %s", (name, format, made) => {
  expect(freeName(name, format, free)).toBe(made);
});

test("a name that another picture has gets a number", () => {
  const taken = ["truck.jpg", "truck-2.jpg"];
  expect(freeName("Truck.jpg", "JPEG", (name) => taken.includes(name))).toBe(
    "truck-3.jpg",
  );
});
