import path from "node:path";
import sharp from "sharp";
import { builtFiles, readBuilt } from "../support/builtFiles";
import { builtFolder } from "../support/builtFolder";

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
}

const manifest = JSON.parse(readBuilt("/manifest.webmanifest")) as Manifest;

test("the icons of the web manifest exist, including large and maskable ones", () => {
  const missing = manifest.icons.filter(
    ({ src }) => !builtFiles.has(new URL(src, "https://site.test").pathname),
  );
  expect(missing).toEqual([]);
  expect(manifest.icons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sizes: "192x192", purpose: "any" }),
      expect.objectContaining({ sizes: "512x512", purpose: "any" }),
      expect.objectContaining({ sizes: "512x512", purpose: "maskable" }),
    ]),
  );
});

test("the icon for iOS, at its default path, and the maskable one are opaque", async () => {
  for (const file of ["/apple-touch-icon.png", "/icons/maskable-512.png"]) {
    expect(builtFiles).toContain(file);
    const { isOpaque } = await sharp(path.join(builtFolder, file)).stats();
    expect(isOpaque).toBe(true);
  }
});
