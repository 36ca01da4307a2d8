import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "../../src/tools/bench/launchBrowser";
import { builtPages } from "../support/builtPages";
import { renderAll } from "../support/renderAll";
import { serveSite } from "../../src/tools/bench/serveSite";
import { contactSheet } from "./contactSheet";
import type { Shot } from "./contactSheet";

const help = `Takes a picture of every built page and lays them out on one sheet.

Usage: npm run screenshots -- [--only <text>] [--widths 360,1440]
                              [--schemes light,dark] [--out <folder>]

  --only     only pages whose address contains the text
  --widths   widths of the screen in CSS pixels (360,768,1440)
  --schemes  color schemes (light,dark)
  --out      where the pictures and contact-sheet.jpg go (screenshots)

Build the site first. Exit code 1: a page could not be taken.
`;

const settings = {
  only: { type: "string", default: "" },
  widths: { type: "string", default: "360,768,1440" },
  schemes: { type: "string", default: "light,dark" },
  out: { type: "string", default: "screenshots" },
  help: { type: "boolean", default: false },
} as const;

const heights: Readonly<Record<number, number>> = { 360: 740, 768: 1024 };

/** Loads every picture, including lazy ones. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await Promise.all(
      [...document.images]
        .filter(({ currentSrc }) => currentSrc)
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
  await page.waitForTimeout(100);
}

/** A full-page PNG at one width and color scheme. */
async function take(
  browser: Browser,
  origin: string,
  address: string,
  width: number,
  scheme: "light" | "dark",
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(renderAll);
    await loadPictures(page);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

/** `/blog/a-guide` as a file name. */
const fileName = (address: string) =>
  address.slice(1).replaceAll("/", "-") || "home";

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: settings });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const widths = values.widths.split(",").map(Number);
  const schemes = values.schemes.split(",");
  if (widths.some((width) => !(width >= 200 && width <= 4000)))
    throw new Error(`--widths takes numbers from 200 to 4000.\n\n${help}`);
  const known = (scheme: string): scheme is "light" | "dark" =>
    scheme === "light" || scheme === "dark";
  if (!schemes.every(known))
    throw new Error(`--schemes takes light and dark.\n\n${help}`);
  const addresses = [...builtPages().map((page) => page.path), "/nowhere"];
  const chosen = addresses.filter((address) => address.includes(values.only));
  if (chosen.length === 0)
    throw new Error(`No page's address contains "${values.only}".`);

  await fs.mkdir(values.out, { recursive: true });
  const [browser, site] = await Promise.all([launchBrowser(), serveSite()]);
  try {
    const rows: Shot[][] = [];
    for (const address of chosen) {
      const row: Shot[] = [];
      for (const scheme of schemes)
        for (const width of widths) {
          const png = await take(browser, site.origin, address, width, scheme);
          const name = `${fileName(address)}-${width}-${scheme}.jpg`;
          await sharp(png)
            .jpeg({ quality: 85 })
            .toFile(path.join(values.out, name));
          row.push({ png, caption: `${address} ${width} ${scheme}` });
        }
      rows.push(row);
      console.log(address);
    }
    const sheet = path.join(values.out, "contact-sheet.jpg");
    await contactSheet(rows, sheet);
    console.log(`${rows.length} pages on ${sheet}`);
  } finally {
    await browser.close();
    await site.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
