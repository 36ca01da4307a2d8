import fs from "node:fs/promises";
import type { Page } from "playwright-core";
import { offlineWorkerFile } from "../../src/site/files";
import { planStorageKey } from "../../src/planner/storage/storedPlan";
import { pages } from "../fixture/content";
import { setUpPages, hydrate, waitForHydration } from "../support/setUpPages";
import { createFaultyProxy } from "../support/createFaultyProxy";
import type { ProxyFailure } from "../support/createFaultyProxy";
import { fieldByLabel } from "../support/fillForm";
import {
  buildLaterRelease,
  laterScript,
  pathOf,
  readDataFiles,
  readRelease,
  tools,
} from "../support/laterRelease";
import { waitForCondition } from "../support/localService";
import { serveSite } from "../support/serveSite";

const { newVisitor } = setUpPages();

let site: Awaited<ReturnType<typeof createFaultyProxy>>;
beforeEach(async () => {
  site = await createFaultyProxy(process.env.TEST_SITE!);
});
afterEach(() => site.close());

const isDown = () => "reset" as const;

/** Makes requests for some URLs fail. */
function fail(
  isMeant: (address: string) => boolean,
  failure: ProxyFailure,
): void {
  site.failure = (address) => (isMeant(address) ? failure : undefined);
}

const registrations = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.length;
  });

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

async function isForgotten(page: Page): Promise<boolean> {
  return (await registrations(page)) + (await caches(page)).length === 0;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.origin + address, { waitUntil: "domcontentloaded" });
  await hydrate(page);
}

async function pack(page: Page, contents: string): Promise<void> {
  await fieldByLabel(page, "What’s in it").fill(contents);
  await page.keyboard.press("Enter");
  await page.getByText("Added. Box").getByText(contents).waitFor();
}

const keptWords = (page: Page) =>
  page.getByText("Works without a connection.").first();

/** Opens the box list, with a box, on a device that has precached the tools. */
async function withPlan(): Promise<Page> {
  const page = await newVisitor({ serviceWorkers: "allow" });
  await open(page, pages.boxList);
  await pack(page, "kettle");
  await keptWords(page).waitFor();
  return page;
}

/** Expects that a tool's page works with the plan's box. */
async function expectBox(page: Page, address = pages.boxList) {
  await open(page, address);
  await page.getByText("kettle").first().waitFor();
}

test("without a plan nothing is kept; the first box keeps all tools, and no other page", async () => {
  const page = await newVisitor({ serviceWorkers: "allow" });
  await open(page, pages.boxList);
  expect(await isForgotten(page)).toBe(true);
  expect(site.requests).not.toContain(offlineWorkerFile);
  await pack(page, "kettle");
  await keptWords(page).waitFor();
  site.failure = isDown;
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

test("a copy works with its own data, and leaves a plan of a later release alone", async () => {
  const page = await withPlan();
  const newer = JSON.stringify({ v: 1000 });
  await page.evaluate(([key, plan]) => localStorage.setItem(key, plan), [
    planStorageKey,
    newer,
  ] as const);
  fail((address) => address === pages.boxList, 502);
  const before = site.requests.length;
  await open(page, pages.boxList);
  await pack(page, "lamp");
  const later = site.requests.slice(before);
  expect(later.filter((address) => address.includes("/page-data/"))).toEqual(
    [],
  );
  expect(
    await page.evaluate((key) => localStorage.getItem(key), planStorageKey),
  ).toBe(newer);
});

/** Ends the service worker as browsers do when it has nothing to do. */
async function endWorker(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.stopAllWorkers");
}

const release = (page: Page) => page.evaluate(readRelease);

test("a new release is seen at once, replaces all files, and leaves open tabs alone; the last takes them away", async () => {
  const tab = await withPlan();
  const page = await tab.context().newPage();
  const { folder, worker, cache } = await buildLaterRelease();
  const later = await serveSite(folder);
  site.target = later.origin;
  await expectBox(page);
  expect(await release(page)).toBe("B");
  await waitForCondition(async () => (await caches(page)).join() === cache);
  await pack(tab, "lamp");
  expect(await release(tab)).toBe("A");
  site.failure = isDown;
  await expectBox(tab);
  expect(await release(tab)).toBe("B");
  await later.close();

  const docs = await fs.readFile("src/planner/offline/README.md", "utf8");
  const [, removal] = /```js\n(\/\/ resources\/offline\.js\n[^`]*)```/.exec(
    docs,
  )!;
  await fs.writeFile(worker, removal!);
  const last = await serveSite(folder);
  site.target = last.origin;
  site.failure = () => undefined;
  await open(page, pages.serviceArea);
  await waitForCondition(() => isForgotten(page));
  await last.close();
});

test("a page is of one release with its data, whichever file fails, and also with a worker that was ended", async () => {
  const page = await withPlan();
  const { folder } = await buildLaterRelease();
  const later = await serveSite(folder);
  site.target = later.origin;
  const dataFiles = await readDataFiles(folder, pages.plan);
  expect(dataFiles.length).toBeGreaterThan(2);
  const planUrl = `${site.origin}${pages.plan}?from=home#plan=zzz`;
  // The script is first, because the browser caches it for good.
  for (const file of [laterScript, ...dataFiles]) {
    fail((url) => [file, offlineWorkerFile].includes(pathOf(url)), "reset");
    await page.goto("about:blank");
    await page.goto(planUrl);
    await page.getByText("This plan can’t be read").waitFor();
    // Gatsby starts without the app's data, and then nothing is missing.
    const expected = file.endsWith("app-data.json") ? "B" : "A";
    expect([file, await release(page)]).toEqual([file, expected]);
    expect(page.url()).toBe(planUrl);
  }
  const fetchHash = () =>
    page.evaluate(async () => {
      const response = await fetch("/page-data/app-data.json");
      return ((await response.json()) as Record<string, string>)
        .webpackCompilationHash;
    });
  fail((url) => url === offlineWorkerFile, "reset");
  expect(await release(page)).toBe("A");
  await endWorker(page);
  const cachedHash = await fetchHash();
  expect(cachedHash).not.toMatch(/^b+$/);

  await page.goto(planUrl.replace(/#.*/, ""));
  await waitForHydration(page);
  expect(await release(page)).toBe("B");
  await endWorker(page);
  expect(await fetchHash()).toMatch(/^b+$/);
  site.failure = isDown;
  await endWorker(page);
  await expect(fetchHash()).rejects.toThrow("Failed to fetch");
  await later.close();
});

test("nothing changes where a file isn't the release's or the device is full, until it works", async () => {
  const page = await newVisitor({ serviceWorkers: "allow" });
  fail((address) => address === pages.plan, 200);
  await open(page, pages.boxList);
  await pack(page, "kettle");
  await waitForCondition(() => site.requests.includes(pages.plan));
  await waitForCondition(async () => (await registrations(page)) === 0);
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
  await waitForCondition(
    () => site.requests.indexOf(pages.inventory, asks) > 0,
  );
  await waitForCondition(async () => (await registrations(page)) === 0);
  expect(await keptWords(page).count()).toBe(0);
  await devTools.send("Storage.overrideQuotaForOrigin", { origin });
  await expectBox(page);
  await keptWords(page).waitFor();
});

test("clearing the plan takes worker and files along, and undoing brings them back", async () => {
  const page = await newVisitor({ serviceWorkers: "allow" });
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, pages.plan);
  await fieldByLabel(page, "Moving date").fill("2027-07-01");
  await keptWords(page).waitFor();
  await page.getByRole("button", { name: "Clear everything" }).click();
  await waitForCondition(() => isForgotten(page));
  expect(await keptWords(page).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await keptWords(page).waitFor();
  site.failure = isDown;
  await open(page, pages.plan);
});
