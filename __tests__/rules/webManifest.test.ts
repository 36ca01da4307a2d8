import { builtFiles, readBuilt } from "../support/builtFiles";

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

test("the icon for iOS is at its default path", () => {
  expect(builtFiles).toContain("/apple-touch-icon.png");
});
