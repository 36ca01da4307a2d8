import sharp from "sharp";
import type { Sharp } from "sharp";
import { setEncoders } from "../../../src/build/pictures/encoding";

const prototype = sharp.prototype as Sharp;
const ownEncoders = {
  avif: Reflect.get(prototype, "avif") as unknown,
  webp: Reflect.get(prototype, "webp") as unknown,
};

beforeEach(setEncoders);
afterEach(() => Object.assign(prototype, ownEncoders));

const optionsOf = (image: Sharp) =>
  (image as unknown as { options: Record<string, unknown> }).options;

test("AVIF and WebP are encoded with little effort", () => {
  expect(optionsOf(sharp().avif({ quality: 70 }))).toMatchObject({
    heifQuality: 70,
    heifEffort: 2,
    heifTune: "ssim",
    heifChromaSubsampling: "4:2:0",
  });
  expect(optionsOf(sharp().webp({ quality: 70 }))).toMatchObject({
    webpQuality: 70,
    webpEffort: 2,
  });
});

test("another effort can be asked for", () => {
  expect(optionsOf(sharp().avif({ effort: 7 }))).toMatchObject({
    heifEffort: 7,
  });
});
