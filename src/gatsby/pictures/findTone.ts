import fs from "node:fs/promises";
import sharp from "sharp";
import { sharpFailOn } from "../../content/model/pictureFields";

type Color = readonly [red: number, green: number, blue: number];

/** Least part of each channel, from 0 to 1: tones are as muted as inks of old posters. */
const leastChannel = 0.42;

/** Relative luminances of the tones of a black and a white picture. Light text on both passes AA. */
const darkestTone = 0.028;
const lightestTone = 0.085;

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Relative luminance, as WCAG defines it, of a color with linear channels. */
const getLuminance = ([red, green, blue]: Color) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const mapChannels = (
  [red, green, blue]: Color,
  change: (channel: number) => number,
): Color => [change(red), change(green), change(blue)];

async function readColors(file: string): Promise<Color[]> {
  const pixels = await sharp(await fs.readFile(file), { failOn: sharpFailOn })
    .flatten({ background: "#fff" })
    .resize(32, 24, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, index): Color => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3);
    return [red / 255, green / 255, blue / 255];
  });
}

/**
 * Finds a dark color that belongs to a picture, for what is behind it: of the hue that its
 * colorful parts have together, and darker for a darker picture.
 * @returns `#rrggbb`; `null` if the picture has no colors or warm ones: dark orange, yellow and
 *   grass green are brown and olive, beside which the company's blue and red look dirty
 */
export async function findTone(file: string): Promise<string | null> {
  const colors = await readColors(file);
  let sum: Color = [0, 0, 0];
  let luminance = 0;
  for (const color of colors) {
    const colorfulness = Math.max(...color) - Math.min(...color);
    const [red, green, blue] = mapChannels(
      color,
      (channel) => channel * colorfulness,
    );
    sum = [sum[0] + red, sum[1] + green, sum[2] + blue];
    luminance += getLuminance(mapChannels(color, toLinear)) / colors.length;
  }
  const least = Math.min(...sum);
  const range = Math.max(...sum) - least;
  // Also gray, whose range is 0.
  if (sum[2] === least) return null;
  const hue = mapChannels(sum, (channel) =>
    toLinear(leastChannel + ((1 - leastChannel) * (channel - least)) / range),
  );
  const target = darkestTone + (lightestTone - darkestTone) * luminance;
  const tone = mapChannels(hue, (channel) =>
    Math.round(255 * fromLinear((channel * target) / getLuminance(hue))),
  );
  return `#${Buffer.from(tone).toString("hex")}`;
}
