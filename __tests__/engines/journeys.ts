import { addDays, formatShortDay } from "../../src/planner/dates/days";
import { offlineWorkerFile } from "../../src/site/files";
import { routes } from "../../src/site/routes";
import { pages } from "../fixture/content";
import { hasListeners } from "../support/setUpPages";
import { builtPage, visibleText } from "../support/builtPages";
import type { createFaultyProxy } from "../support/createFaultyProxy";
import { filledValues } from "../support/fillForm";
import {
  buildLaterRelease,
  laterScript,
  pathOf,
  readDataFiles,
  readRelease,
} from "../support/laterRelease";
import { hasPageLoaded, scrollThroughPage } from "../support/loadLazyParts";
import { waitForCondition } from "../support/localService";
import { serveSite } from "../support/serveSite";
import { visitedPaths } from "../support/visitedPaths";
import type { EnginePage } from "./engine";
import { translatePage } from "./translatePage";

type Journey = (
  page: EnginePage,
  /** The quote requests that the site has received. */
  inbox: () => Promise<readonly Partial<Record<string, string>>[]>,
  /** The proxy in front of the site. */
  network: Awaited<ReturnType<typeof createFaultyProxy>>,
) => Promise<void>;

/** Waits until the page at a path is visible. */
const waitForPage = (page: EnginePage, path: string) =>
  page.until(
    (expected, heading) =>
      location.pathname === expected &&
      document.querySelector("h1")?.textContent === heading,
    path,
    visibleText(builtPage(path).html.querySelector("h1")!),
  );

/** Touches a page, and waits until its scripts listen. */
async function touch(page: EnginePage) {
  // Two targets, because the pointer may already be on one of them.
  await page.driven.hover("h1");
  // React may be replacing the header: it makes a translated page anew.
  await page.driven.hover("header a").catch(() => undefined);
  await page.until(hasListeners);
}

async function openHydrated(page: EnginePage, path: string) {
  await page.open(path);
  await touch(page);
}

const isShown = (css: string) =>
  document.querySelector(css)?.checkVisibility() ?? false;

const isHidden = (css: string) =>
  !document.querySelector(css)?.checkVisibility();

const isAt = (top: number) => Math.abs(scrollY - top) < 2;

/** Whether a text is visible, also in the brackets of a translation. */
const isTextShown = (text: string) =>
  document.body.innerText.replace(/[[\]]/g, "").includes(text);

const isTextGone = (text: string) =>
  !document.body.innerText.replace(/[[\]]/g, "").includes(text);

const desktop: [number, number] = [1280, 800];
const phone: [number, number] = [390, 844];

const seePictures: Journey = async (page) => {
  for (const path of visitedPaths) {
    await openHydrated(page, path);
    await page.ask(scrollThroughPage);
    await page.until(hasPageLoaded);
    const missing = await page.ask(() =>
      Array.from(document.querySelectorAll<HTMLImageElement>("picture img"))
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
    expect([path, missing]).toEqual([path, []]);
  }
};

/** Waits until the scripts of a page with fields are prefetched; they must not run yet. */
const fetchAhead: Journey = async (page) => {
  await page.open(pages.boxList);
  for (const file of ["/app-", "/component---"])
    await page.until(
      (part) =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.includes(part)),
      file,
    );
  const run = () => document.querySelectorAll("head script[src]").length;
  expect(await page.ask(run)).toBe(0);
};

/** Whether Firefox has loaded all fallback fonts. Other engines load those that they need. */
const areFallbackFontsLoaded = () =>
  !navigator.userAgent.includes("Firefox") ||
  Array.from(document.fonts)
    .filter(({ family }) => family.includes(" as Arial"))
    .every(({ status }) => status !== "unloaded");

/** Firefox would load no fallback font while the font before it loads. */
const loadFallbackFonts: Journey = async (page) => {
  await page.open("/about");
  await page.until(areFallbackFontsLoaded);
};

/**
 * Follows a link: by script, because a driver would scroll to it, and after a delay,
 * because the driver needs the page for its response.
 */
async function follow(page: EnginePage, path: string) {
  await page.ask((to) => {
    const link = document.querySelector<HTMLElement>(`a[href="${to}"]`);
    setTimeout(() => link?.click());
  }, path);
  await waitForPage(page, path);
}

/** Goes back by script: the drivers' commands wait for a document to load. */
async function goBack(page: EnginePage, path: string) {
  await page.ask(() => void setTimeout(() => history.back()));
  await waitForPage(page, path);
}

/** Firefox's driver may fail to open a URL from a page of the bfcache. */
const leaveKeptPage = (page: EnginePage) => follow(page, "/about");

const followLinks: Journey = async (page) => {
  await openHydrated(page, "/");
  const place = await page.ask(() => {
    scrollTo({ top: 900, behavior: "instant" });
    return scrollY;
  });
  await follow(page, "/about");
  await page.until(isAt, 0);
  await goBack(page, "/");
  await page.until(isAt, place);
  await leaveKeptPage(page);
};

const openDropdown: Journey = async (page) => {
  const item = `header details a[href="${pages.guide}"]`;
  const summary = `header details:has(a[href="${pages.guide}"]) > summary`;
  await openHydrated(page, "/");
  await page.ask(
    (css) => document.querySelector<HTMLElement>(css)?.focus(),
    summary,
  );
  await page.press("Enter");
  await page.until(isShown, item);
  await page.press("Escape");
  await page.until(isHidden, item);
  await page.driven.click(summary);
  await page.driven.click(item);
  await waitForPage(page, pages.guide);
  await page.until(isHidden, item);
};

/** Whether an element is on the screen, below the header. */
const isInSight = (css: string) => {
  const { top = -1, bottom = 0 } =
    document.querySelector(css)?.getBoundingClientRect() ?? {};
  const header = document.querySelector("header")!.getBoundingClientRect();
  return top >= header.bottom && bottom <= innerHeight;
};

const openMobileMenu: Journey = async (page) => {
  const about = "header nav a[href='/about']";
  const toggle = "header button[popovertarget]";
  await page.resize(...phone);
  await openHydrated(page, "/");
  await page.until(isHidden, about);
  await page.ask(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.driven.click(toggle);
  await page.until(isInSight, about);
  await page.press("Escape");
  await page.until(isHidden, about);
  await page.driven.click(toggle);
  await page.driven.click(about);
  await waitForPage(page, "/about");
  await page.until(isHidden, about);
  await page.resize(...desktop);
};

/** Sets a field as a visitor does, without the setter that React overrides. */
function choose(name: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, value);
  for (const type of ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

const fillIn = async (page: EnginePage, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields))
    await page.driven.type(`[name=${name}]`, text);
};

const findMistakes: Journey = async (page) => {
  const button = "form button[type=submit]";
  for (const size of [phone, desktop]) {
    await page.resize(...size);
    await page.open("/contact");
    // No interaction, which would start hydration.
    await page.ask((css) => {
      const { form } = document.querySelector<HTMLButtonElement>(css)!;
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      form!.requestSubmit();
    }, button);
    await page.until(isInSight, "[name=name]:focus");
    await openHydrated(page, "/contact");
    await page.driven.click(button);
    await page.until(isTextShown, "Invalid email address");
    await page.until(isInSight, "[name=name]:focus");
  }
};

const moveInSummer: Journey = async (page) => {
  await page.open(pages.timeline);
  await page.ask(() => {
    const Now = Date;
    window.Date = new Proxy(Now, {
      construct: (_, parts: number[]): Date =>
        parts.length > 0
          ? (Reflect.construct(Now, parts) as Date)
          : new Now(2027, 5, 1),
    });
  });
  await touch(page);
  await page.ask(choose, "date", "2027-07-01");
  await page.until(isTextShown, "Due now");
  await page.until(isTextShown, "Next");
  await page.until(isTextGone, "That date has passed");
};

/** Enters a value as soon as the focus starts hydration. */
async function enterEarly(page: EnginePage, name: string, value: string) {
  await page.ask(
    (field) => document.querySelector<HTMLElement>(`[name=${field}]`)!.focus(),
    name,
  );
  await page.ask(choose, name, value);
}

const isEntered = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]:focus`)?.value ===
  value;

/** Pages that are translated before hydration. */
const translate: Journey = async (page) => {
  for (const [path, between] of [
    [pages.timeline, " to"],
    [pages.plan, " –"],
  ] as const) {
    const firstDay = (date: string) =>
      formatShortDay(addDays(date, -56)) + between;
    await page.open(path);
    await page.ask(translatePage);
    await touch(page);
    await page.ask(choose, "date", "2027-07-01");
    await page.until(isTextShown, firstDay("2027-07-01"));
    await page.ask(choose, "date", "2027-10-01");
    await page.until(isTextShown, firstDay("2027-10-01"));
    await page.until(isTextGone, firstDay("2027-07-01"));
    await page.ask(choose, "date", "");
    await page.until(isTextGone, firstDay("2027-10-01"));
  }
  await page.open("/contact");
  await page.ask(translatePage);
  await enterEarly(page, "name", "Ann");
  await page.until(hasListeners);
  await page.until(isEntered, "name", "Ann");
  await page.ask(() => document.querySelector("form")?.requestSubmit());
  await page.until(isTextShown, "Invalid email address");
};

const enterBeforeReact: Journey = async (page) => {
  await page.open(pages.boxList);
  await enterEarly(page, "contents", "kettle");
  await page.until(hasListeners);
  await page.until(isEntered, "contents", "kettle");
  await page.press("Enter");
  await page.until(isTextShown, "Box 2");
};

const packBoxes: Journey = async (page) => {
  await page.open(pages.boxList);
  await page.ask(translatePage);
  await touch(page);
  await page.driven.type("[name=contents]", "kettle");
  await page.press("Enter");
  await page.until(isEntered, "contents", "");
  await page.driven.type("[name=contents]", "saws");
  await page.press("Enter");
  await page.until(isTextShown, "Box 3");
  await page.ask(choose, "find", "kettle");
  await page.until(isTextShown, "Box 1: kettle");
};

/** Presses a button by script, because only some drivers scroll to it. */
const pressButton = (page: EnginePage, label: string) =>
  page.ask((text) => {
    const buttons = Array.from(document.querySelectorAll("button"));
    buttons.find(({ textContent }) => textContent === text)!.click();
  }, label);

const isAtPath = (path: string) => location.pathname === path;

const planMove: Journey = async (page, inbox) => {
  await openHydrated(page, pages.inventory);
  await page.ask(choose, "start", "2bedroom");
  await page.until(isTextShown, "Filled in 35 items");
  await openHydrated(page, pages.timeline);
  await page.ask(choose, "date", "2027-07-01");
  await page.ask(() =>
    document.querySelector<HTMLElement>("#timeline ol [name=done]")!.click(),
  );
  await page.until(isTextShown, "1 of 10 tasks done");
  await openHydrated(page, pages.plan);
  await page.ask(() => {
    const link = document.querySelector<HTMLElement>("a[href$='plan=yes']")!;
    setTimeout(() => link.click());
  });
  await page.until(isAtPath, "/contact");
  await touch(page);
  await page.until(isTextShown, "Your moving plan");
  const { name, email, phone, message } = filledValues;
  await fillIn(page, { name, email, phone, message });
  await page.ask(choose, "referralSource", "referral");
  await page.driven.click("form button[type=submit]");
  await page.until(isTextShown, "Quote Request Submitted");
  const request = (await inbox()).at(-1)!;
  expect(request).toMatchObject({
    ...{ name, email, phone, moveSize: "2bedroom" },
    ...{ moveFromDate: "2027-07-01", referralSource: "referral" },
  });
  expect(request.message).toMatch(
    /^Third floor[^]*Moving date: Thu, Jul 1, 2027[^]*Inventory: about 7\d\d cubic feet/,
  );
};

/** Compresses the plan for its link in one page, and reads it in the next. */
const sendLink: Journey = async (page) => {
  await openHydrated(page, pages.boxList);
  await page.driven.type("[name=contents]", "plates");
  await page.press("Enter");
  await page.until(isTextShown, "plates. Write");
  await openHydrated(page, pages.plan);
  await page.ask(() => {
    Object.assign(navigator, { share: undefined });
    document.querySelector("#copies")!.closest("details")!.open = true;
  });
  await pressButton(page, "Send or share it");
  await page.until(() => Boolean(document.querySelector("#copies [readonly]")));
  const address = await page.ask(() => {
    const field =
      document.querySelector<HTMLInputElement>("#copies [readonly]");
    const { pathname, hash } = new URL(field!.value);
    localStorage.clear();
    return pathname + hash;
  });
  await page.open("/about");
  await page.open(address);
  await page.until(isTextShown, "Use this plan");
  await pressButton(page, "Use this plan");
  await page.until(() =>
    Boolean(localStorage.getItem("moving-plan")?.includes("plates")),
  );
};

/** Whether a page still has a value after it came from the bfcache; true if it was reloaded. */
const isStillEntered = (name: string, value: string) =>
  !("isKept" in window) ||
  document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value === value;

/** Pages in the bfcache, which get no events. Playwright's Chromium has no bfcache. */
const comeBack: Journey = async (page) => {
  await openHydrated(page, pages.plan);
  await follow(page, pages.boxList);
  await touch(page);
  await page.driven.type("[name=contents]", "saws");
  await page.press("Enter");
  await page.until(isTextShown, "Box 2");
  await goBack(page, pages.plan);
  await page.until(isTextShown, "1 box packed");
  await page.ask(() => localStorage.clear());

  await follow(page, "/contact");
  await page.ask(() => {
    const get = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
    Object.assign(window, { isKept: true });
  });
  await touch(page);
  await page.driven.type("[name=name]", "Ann");
  await follow(page, "/about");
  await goBack(page, "/contact");
  await touch(page);
  await page.until(isStillEntered, "name", "Ann");
  await leaveKeptPage(page);
};

const hasValue = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value === value;

/** WebKit resets fields with `autocomplete=off` in a page of the bfcache. */
const keepDates: Journey = async (page) => {
  for (const [path, name] of [
    [pages.timeline, "date"],
    ["/contact", "moveFromDate"],
  ] as const) {
    await openHydrated(page, path);
    await page.ask(choose, name, "2027-07-01");
    await follow(page, "/about");
    await goBack(page, path);
    await touch(page);
    await page.ask(() => {
      document.body.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.until(hasValue, name, "2027-07-01");
    await leaveKeptPage(page);
    await openHydrated(page, path);
    await page.until(hasValue, name, "2027-07-01");
  }
};

/** Leaves the form while its request has no answer, and comes back. */
const leaveWhileSending: Journey = async (page, _inbox, network) => {
  const posts = () =>
    network.requests.filter((path) => path === routes.quoteReceiver).length;
  network.failure = (path) =>
    path === routes.quoteReceiver ? "hang" : undefined;
  const ways: [leave: () => Promise<void>, step: 1 | -1][] = [
    [() => follow(page, "/about"), -1],
    [() => page.open("/about"), -1],
    [() => goBack(page, "/services"), 1],
    [
      async () => {
        // Keeps the page out of the bfcache.
        await page.ask(() => addEventListener("unload", () => undefined));
        await follow(page, "/about");
      },
      -1,
    ],
  ];
  for (const [leave, step] of ways) {
    network.requests.length = 0;
    await page.open("/services");
    await openHydrated(page, "/contact");
    for (const [name, value] of Object.entries(filledValues))
      await page.ask(choose, name, value);
    await page.ask(() => document.querySelector("form")?.requestSubmit());
    await waitForCondition(() => posts() > 0);
    await leave();
    await page.ask((step) => void setTimeout(() => history.go(step)), step);
    await page.until(isTextShown, "Your request was on its way");
    expect(posts()).toBe(1);
    await page.ask(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await leaveKeptPage(page);
  }
};

/** Built once for all engines. */
let laterRelease: ReturnType<typeof buildLaterRelease> | undefined;

/** Breaks the connection between the files of a later release. */
const changeReleases: Journey = async (page, _inbox, network) => {
  await openHydrated(page, pages.boxList);
  await page.driven.type("[name=contents]", "kettle");
  await page.press("Enter");
  await page.until(isTextShown, "Works without a connection");
  laterRelease ??= buildLaterRelease();
  const { folder } = await laterRelease;
  const later = await serveSite(folder);
  const { target } = network;
  network.target = later.origin;
  // The script is first, because the browser caches it for good.
  for (const file of [
    laterScript,
    ...(await readDataFiles(folder, pages.plan)),
  ]) {
    network.failure = (url) =>
      [file, offlineWorkerFile].includes(pathOf(url)) ? "reset" : undefined;
    await page.open("/about");
    await page.open(`${pages.plan}#plan=zzz`);
    await page.until(isTextShown, "This plan can’t be read");
    // Gatsby starts without the app's data, and then nothing is missing.
    const expected = file.endsWith("app-data.json") ? "B" : "A";
    expect([file, await page.ask(readRelease)]).toEqual([file, expected]);
  }
  network.target = target;
  await later.close();
};

const workOffline: Journey = async (page, _inbox, network) => {
  await openHydrated(page, pages.boxList);
  await page.driven.type("[name=contents]", "kettle");
  await page.press("Enter");
  await page.until(isTextShown, "Works without a connection");
  network.failure = () => "reset";
  await page.open(pages.plan);
  await page.until(isTextShown, "1 box packed");
  await page.open(`${pages.boxList}/`);
  await page.until(isTextShown, "kettle");
  await page.driven.type("[name=contents]", "saws");
  await page.press("Enter");
  await page.until(isTextShown, "Box 3");
};

/** Journeys that must work in every browser. */
export const journeys: [title: string, Journey][] = [
  ["shows a page of each kind with its pictures, and hydrates it", seePictures],
  ["fetches the scripts of a tool before it is touched", fetchAhead],
  ["loads the fonts that are shown before the site’s own", loadFallbackFonts],
  ["follows links, and restores places", followLinks],
  ["knows the plan and keeps the form when going back", comeBack],
  ["keeps dates when going back", keepDates],
  ["opens dropdowns by keyboard and click", openDropdown],
  ["opens and closes the mobile menu", openMobileMenu],
  ["leads to the mistakes in a form", findMistakes],
  ["plans a move in summer", moveInSummer],
  ["keeps what is entered in a tool before React listens", enterBeforeReact],
  ["packs boxes one after the other, and finds them", packBoxes],
  ["plans a move, and sends it with a request", planMove],
  ["brings a plan to another device by its link", sendLink],
  ["keeps what visitors enter in a page that is translated", translate],
  ["tells who leaves while a request is sent", leaveWhileSending],
  ["opens the tools without a connection", workOffline],
  ["shows a page of one release, whichever file fails", changeReleases],
];
