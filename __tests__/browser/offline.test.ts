import fs from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { writeOfflineWorker } from "../../src/gatsby/output/offlineTools";
import { isCopy, offlineWorkerFile } from "../../src/site/files";
import { pages } from "../fixture/content";
import { browserPages, takenOver } from "../support/browserPages";
import { builtFolder } from "../support/builtFolder";
import { fallibleSite } from "../support/fallibleSite";
import type { Failure } from "../support/fallibleSite";
import { field } from "../support/filledForm";
import { until } from "../support/localService";
import { serveSite } from "../support/serveSite";
import { temporaryFolder } from "../support/temporaryFolder";

const { newVisitor } = browserPages();

const tools = [
  pages.boxList,
  pages.inventory,
  pages.plan,
  pages.timeline,
  pages.boxes,
];

let site: Awaited<ReturnType<typeof fallibleSite>>;
beforeEach(async () => {
  site = await fallibleSite(process.env.TEST_SITE!);
});
afterEach(() => site.close());

const isDown = () => "reset" as const;

const registrations = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.length;
  });

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.origin + address);
  await page.mouse.move(1, 1);
  await page.mouse.move(1, 300);
  await takenOver(page);
}

async function pack(page: Page, contents: string): Promise<void> {
  await field(page, "What’s in it").fill(contents);
  await page.keyboard.press("Enter");
  await page.getByText("Added. Box").getByText(contents).waitFor();
}

const keptWords = (page: Page) =>
  page.getByText("Works without a connection.").first();

/** A page of the box list, with a box, on a device that keeps the tools. */
async function withPlan(): Promise<Page> {
  const page = await newVisitor({ serviceWorkers: "allow" });
  await open(page, pages.boxList);
  await pack(page, "kettle");
  await keptWords(page).waitFor();
  return page;
}

/** A tool's page works with the plan's box. */
async function expectBox(page: Page, address = pages.boxList) {
  await open(page, address);
  await page.getByText("kettle").first().waitFor();
}

test("nothing is kept, and no worker asked for, without a plan", async () => {
  const page = await newVisitor({ serviceWorkers: "allow" });
  for (const tool of tools) await open(page, tool);
  expect(await registrations(page)).toBe(0);
  expect(await caches(page)).toEqual([]);
  expect(site.requests).not.toContain(offlineWorkerFile);
});

test("the first box keeps all tools, which then work without a connection, and no other page", async () => {
  const page = await withPlan();
  site.failure = isDown;
  await page.reload();
  await expectBox(page);
  await pack(page, "saws");
  await page.close();
  const next = await page.context().newPage();
  for (const tool of [...tools, `${pages.plan}?from=home`, "/resources/Boxes/"])
    await open(next, tool);
  expect(new URL(next.url()).pathname).toBe(pages.boxList);
  await next.getByText("saws").first().waitFor();
  await keptWords(next).waitFor();
  for (const other of ["/", "/resources", pages.serviceAreas, "/contact"])
    await expect(next.goto(site.origin + other)).rejects.toThrow("ERR_");
});

const isDocument = (address: string) => tools.includes(address as never);
const isFile = (address: string) => /\.js(?:on)?$/.test(address);

test("a copy stands in for what fails, but not for a page that is gone", async () => {
  const page = await withPlan();
  const fail = (isMeant: typeof isFile, failure: Failure) => {
    site.failure = (address) => (isMeant(address) ? failure : undefined);
  };
  fail(isFile, "reset");
  await expectBox(page);
  fail(isFile, 503);
  await expectBox(page);
  fail(isDocument, 502);
  await expectBox(page);
  fail(isDocument, 404);
  const response = await page.goto(site.origin + pages.boxList);
  expect(response?.status()).toBe(404);
  // Last, because Chromium has a later request for the same page wait for this one.
  fail(isDocument, "hang");
  await expectBox(page);
});

async function copyOfSite(): Promise<string> {
  const folder = await temporaryFolder();
  await fs.cp(builtFolder, folder, {
    recursive: true,
    filter: (file) => !isCopy(file),
  });
  return folder;
}

/** A later release: its pages say so, and name another file of scripts. */
async function laterRelease() {
  const folder = await copyOfSite();
  const change = async (file: string, from: RegExp, to: string) => {
    const place = path.join(folder, file);
    const text = await fs.readFile(place, "utf8");
    await fs.writeFile(place, text.replace(from, to));
    return from.exec(text)?.[1] ?? "";
  };
  const data = "page-data/app-data.json";
  const [hash] = /[\da-f]{20}/.exec(
    await fs.readFile(path.join(folder, data), "utf8"),
  )!;
  const later = hash.replace(/./g, "b");
  await change(data, new RegExp(hash), later);
  let app = "";
  for (const tool of tools) {
    const file = `${tool}/index.html`;
    await change(
      file,
      new RegExp(`data-release="${hash}`),
      `data-release="${later}`,
    );
    await change(file, /<title/, `<meta name="release" content="B"><title`);
    app = await change(file, /(\/app-[\da-f]+)/, "/app-later");
  }
  await fs.rename(
    path.join(folder, `${app}.js`),
    path.join(folder, "app-later.js"),
  );
  await writeOfflineWorker(folder);
  const worker = await fs.readFile(
    path.join(folder, offlineWorkerFile),
    "utf8",
  );
  return {
    site: await serveSite(folder),
    cache: /cacheName:"([^"]+)/.exec(worker)![1]!,
  };
}

const release = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector<HTMLMetaElement>("[name=release]")?.content ?? "A",
  );

test("a new release is seen at once, replaces all files, and leaves open tabs alone", async () => {
  const tab = await withPlan();
  const page = await tab.context().newPage();
  await expectBox(page, pages.boxList);
  const later = await laterRelease();
  site.behind = later.site.origin;
  await expectBox(page);
  expect(await release(page)).toBe("B");
  await until(async () => (await caches(page)).join() === later.cache);
  await pack(tab, "lamp");
  expect(await release(tab)).toBe("A");
  site.failure = isDown;
  for (const tool of tools) {
    await open(page, tool);
    expect(await release(page)).toBe("B");
  }
  await open(tab, pages.boxList);
  await tab.getByText("lamp").first().waitFor();
  expect(await release(tab)).toBe("B");
  await later.site.close();
});

test("nothing changes where a file is missing or the device is full, until it works", async () => {
  const page = await newVisitor({ serviceWorkers: "allow" });
  site.failure = (address) => (address === pages.plan ? 503 : undefined);
  await open(page, pages.boxList);
  await pack(page, "kettle");
  await until(() => site.requests.includes(pages.plan));
  await until(async () => (await registrations(page)) === 0);
  expect(await keptWords(page).count()).toBe(0);
  site.failure = () => undefined;
  const devTools = await page.context().newCDPSession(page);
  const { origin } = site;
  await devTools.send("Storage.overrideQuotaForOrigin", {
    origin,
    quotaSize: 100_000,
  });
  const asks = site.requests.length;
  await expectBox(page);
  await until(() => site.requests.indexOf(pages.inventory, asks) > 0);
  await until(async () => (await registrations(page)) === 0);
  expect(await keptWords(page).count()).toBe(0);
  await devTools.send("Storage.overrideQuotaForOrigin", { origin });
  await expectBox(page);
  await keptWords(page).waitFor();
});

test("clearing the plan takes worker and files along, and undoing brings them back", async () => {
  const page = await withPlan();
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, pages.plan);
  await page.getByRole("button", { name: "Clear everything" }).click();
  await until(async () => (await caches(page)).length === 0);
  await until(async () => (await registrations(page)) === 0);
  expect(await keptWords(page).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await keptWords(page).waitFor();
  site.failure = isDown;
  await expectBox(page);
});

test("the file in the documentation takes it all away", async () => {
  const page = await withPlan();
  const folder = await copyOfSite();
  const docs = await fs.readFile("docs/developing.md", "utf8");
  const [, removal] = /```js\n(\/\/ resources\/offline\.js\n[^`]*)```/.exec(
    docs,
  )!;
  await fs.writeFile(path.join(folder, offlineWorkerFile), removal!);
  const last = await serveSite(folder);
  site.behind = last.origin;
  await open(page, pages.serviceArea);
  await until(async () => (await registrations(page)) === 0);
  expect(await caches(page)).toEqual([]);
  await expectBox(page);
  await last.close();
});
