import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { isCompressible, getPageFile } from "../../src/site/files";
import { builtFiles, readBuiltFile } from "../support/builtFiles";
import { builtFolder } from "../support/builtFolder";
import { builtPages } from "../support/builtPages";
import { scriptedFieldSelector } from "../support/scriptedFieldSelector";
import { violationsOf } from "../support/violationsOf";
import { canary, secretVariables } from "../support/secrets";

const texts = Array.from(builtFiles).filter(isCompressible);

test.each([
  ["the name of a secret setting", secretVariables],
  ["the value of one", [canary]],
  ["a path of the build machine", [process.cwd(), os.homedir() + path.sep]],
  ["a private key", ["PRIVATE KEY-----"]],
])("no file contains %s", (_what, secrets) => {
  expect(texts).toContain("/index.html");
  const found = texts.flatMap((file) => {
    const text = readBuiltFile(file);
    return secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => `${file}: ${secret}`);
  });
  expect(found).toEqual([]);
});

/** Attributes whose values come from the content. */
const contentAttributes = ["href", "alt", "d"];

/**
 * Maximum size of a page's compressed HTML, in bytes: 9.7 kB for its template, 1.7 kB for what
 * scripts can show and fetch on a page with fields, and the size of its content.
 */
function htmlLimit(html: HTMLElement): number {
  const body = html.querySelector("body") ?? html;
  const lengthOf = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + text.replace(/\s+/g, " ").length, 0);
  const code = body.querySelectorAll("script, style").map(({ text }) => text);
  const values = contentAttributes.flatMap((name) =>
    body
      .querySelectorAll(`[${name}]`)
      .map((element) => element.getAttribute(name) ?? ""),
  );
  const characters = lengthOf([body.text, ...values]) - lengthOf(code);
  const pictures = body.querySelectorAll("picture").length;
  const fields = body.querySelector(scriptedFieldSelector) ? 1_700 : 0;
  return 9_700 + fields + 0.5 * characters + 200 * pictures;
}

test("the HTML of every page is within its budget", () => {
  const over = violationsOf(builtPages(), ({ path: at, html }) => {
    const { size } = fs.statSync(
      path.join(builtFolder, `${getPageFile(at)}.br`),
    );
    const limit = htmlLimit(html);
    return size > limit ? [`${size} bytes, at most ${limit}`] : [];
  });
  expect(over).toEqual([]);
});

test("licenses.txt has the notices of what the pages contain, which is without react-helmet", () => {
  const lines = readBuiltFile("/licenses.txt").split("\n");
  expect(lines).not.toContain("react-helmet");
  expect(lines).toEqual(
    expect.arrayContaining([
      "@gatsbyjs/reach-router",
      "formik",
      "gatsby",
      "react",
      "react-dom",
      "react-toastify",
      "zod",
      "zod-formik-adapter",
      "Jost",
      "Figtree",
    ]),
  );
});

test("the icons of the web manifest exist, including large and maskable ones, and its pages", () => {
  const { icons, start_url, shortcuts } = JSON.parse(
    readBuiltFile("/manifest.webmanifest"),
  ) as {
    icons: { src: string; sizes: string; purpose: string }[];
    start_url: string;
    shortcuts: { url: string }[];
  };
  const files = [
    ...icons.map(({ src }) => new URL(src, "https://site.test").pathname),
    getPageFile(start_url),
    ...shortcuts.map(({ url }) => getPageFile(url)),
  ];
  expect(files.filter((file) => !builtFiles.has(file))).toEqual([]);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
});

test("the icon for iOS, at its default path, and the maskable one are opaque", async () => {
  for (const file of ["/apple-touch-icon.png", "/icons/maskable-512.png"]) {
    const { isOpaque } = await sharp(path.join(builtFolder, file)).stats();
    expect([file, isOpaque]).toEqual([file, true]);
  }
});
