import { builtFiles, readBuilt } from "../support/builtFiles";
import { builtPage } from "../support/builtPages";

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const manifest = JSON.parse(readBuilt("/manifest.webmanifest")) as Manifest;

test("the web manifest has the company's name and starts at the home page", () => {
  const home = builtPage("/").html;
  const siteName = home
    .querySelector('head meta[property="og:site_name"]')
    ?.getAttribute("content");
  expect(manifest).toMatchObject({ short_name: siteName, start_url: "/" });
  expect(home.querySelector("body footer")?.text).toContain(manifest.name);
});

test("its icons exist, including large and maskable ones", () => {
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
