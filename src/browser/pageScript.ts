// Runs on every page, before React. Starts Gatsby only on pages with fields: on tools with a stored
// plan at once, on the quote form once the loaded page is idle if there may be content to show, and
// otherwise at the visitor's first interaction, until when Gatsby's files are only prefetched.

import { enhanceMenus } from "../components/layout/menu/enhanceMenus";
import { enableMenuWithoutPopover } from "../components/layout/menu/mobileMenu";
import { takeCachedPageParameter, reloadFromCache } from "./cachedPage";
import { storageKeys, unsubmittedInputStorageKeys } from "./storage";
import { expandDetails } from "./expandDetails";
import { showLoadFailureNote, showOldBrowserNote } from "./failureNotes";
import { loadTestimonialsOnScroll } from "./loadTestimonialsOnScroll";
import { redirectNotFound } from "./redirectNotFound";
import { reportMissingField } from "./reportMissingField";

/** Data attributes of this script's element, which `gatsby-ssr.tsx` writes. */
const {
  redirects,
  scripts = "",
  ahead: prefetchFiles = "",
  release,
} = document.currentScript?.dataset ?? {};

/** URLs of Gatsby's scripts; empty on pages without fields. */
const gatsbyScripts = scripts ? scripts.split(" ") : [];

// Without this mark, styles show the note of `LoadFailure`.
document.documentElement.dataset.scripted = "";

const hasFields = gatsbyScripts.length > 0;
const hasForm =
  hasFields && document.querySelector("form[method=post]") !== null;

/**
 * Whether the browser supports the pages with React: it has the two newest features that
 * they use, as all browsers of `browserslist` do.
 */
const isSupported =
  "CompressionStream" in window && "findLast" in Array.prototype;

/** Whether the visitor has turned on the browser's data saver. */
const savesData = Boolean(
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData,
);

/**
 * Timeout of hydration, in milliseconds, after which the page shows the load failure. No
 * event reports scripts that a proxy has emptied or garbled.
 */
const hydrationTimeout = 15_000;

/** Events that show that the visitor uses the page. */
const interactions = [
  "click",
  "pointermove",
  "pointerdown",
  "focusin",
  "keydown",
  // Password managers fill in forms without any of the above.
  "input",
  "change",
];

const isCachedPage = takeCachedPageParameter();

const startController = new AbortController();
const { signal } = startController;

const appendToHead = <Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) =>
  document.head.append(Object.assign(document.createElement(name), properties));

/**
 * Fetches a file that the page will load later. WebKit can't prefetch, but caches
 * preloaded scripts, also in private windows.
 */
function prefetchFile(href: string): void {
  if (document.createElement("link").relList.supports("prefetch"))
    appendToHead("link", { rel: "prefetch", href });
  else if (href.endsWith(".js"))
    appendToHead("link", { rel: "preload", as: "script", href });
}

/**
 * Reloads the page from the service worker's cache after a file failed to load: all files
 * in the cache are of one release. Shows the load failure if there is no worker, or if the
 * page is already from the cache.
 */
function handleLoadFailure(): void {
  // React has removed the note if it has hydrated the page.
  if (!document.querySelector("[data-load-failure]")) return;
  const hasWorker =
    "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  if (hasWorker && !isCachedPage) reloadFromCache();
  else showLoadFailureNote();
}

/**
 * Starts Gatsby on pages with fields, and adds the web manifest on all pages.
 * @param interaction the visitor's first interaction, if it is the reason to start
 */
function startGatsby(interaction?: Event & Partial<PointerEvent>) {
  const { type, movementX, movementY } = interaction ?? {};
  // Browsers report a move by 0 pixels when a page appears or scrolls under a
  // resting mouse, and Chromium also when a mouse enters the page.
  const isStill = type === "pointermove" && !movementX && !movementY;
  if (isStill) return;
  startController.abort();
  // The manifest makes the site installable. Visitors who only read don't load its 3 kB.
  appendToHead("link", { rel: "manifest", href: "/manifest.webmanifest" });
  if (!hasFields) return;
  if (!isSupported) {
    showOldBrowserNote();
    return;
  }
  setTimeout(showLoadFailureNote, hydrationTimeout);
  Object.assign(window, { ___webpackCompilationHash: release });
  for (const src of gatsbyScripts)
    appendToHead("script", { src, onerror: handleLoadFailure });
  // Gatsby rejects a promise if it can't load its data.
  addEventListener("unhandledrejection", handleLoadFailure);
}

/**
 * Whether there is a plan or draft on this device, unsubmitted input in this tab, or a
 * plan in the URL.
 */
function hasPlanOrDraft(): boolean {
  try {
    if (
      Object.values(storageKeys).some((key) => localStorage.getItem(key)) ||
      Object.values(unsubmittedInputStorageKeys).some((key) =>
        sessionStorage.getItem(key),
      )
    )
      return true;
  } catch {
    // Storage is denied, so nothing is stored.
  }
  return location.hash.startsWith("#plan=");
}

/** Whether the visitor came by back or forward, or reloaded the page. */
const isReturnVisit = () =>
  performance
    .getEntriesByType("navigation")
    .some(
      (entry) => (entry as PerformanceNavigationTiming).type !== "navigate",
    );

/**
 * Whether the form may have something to show: a draft, the result of an earlier submission,
 * or a subject from the URL or the referrer.
 */
const mayHaveContentToShow = () =>
  hasPlanOrDraft() ||
  isReturnVisit() ||
  Boolean(location.search) ||
  document.referrer.startsWith(origin);

/**
 * Calls a function when the browser is idle, in a task of its own, unless an interaction has
 * started Gatsby by then. Calls it at the latest after two seconds: a browser that can't keep
 * up with its screen's frame rate is never idle.
 */
function whenIdle(action: () => void) {
  const actUnlessStarted = () => {
    if (!signal.aborted) action();
  };
  if ("requestIdleCallback" in window)
    requestIdleCallback(actUnlessStarted, { timeout: 2000 });
  else setTimeout(actUnlessStarted, 300);
}

/** Prefetches the files of React, each in a task of its own: together, they block the page. */
function prefetchGatsby() {
  for (const file of [...gatsbyScripts, ...prefetchFiles.split(" ")])
    whenIdle(() => prefetchFile(file));
}

/** Starts Gatsby if the form may have something to show, or else prefetches its files. */
function startOrPrefetchGatsby() {
  if (hasForm && mayHaveContentToShow()) startGatsby();
  else if (isSupported && !savesData) prefetchGatsby();
}

for (const interaction of interactions)
  addEventListener(interaction, startGatsby, {
    capture: true,
    passive: true,
    signal,
  });
enableMenuWithoutPopover();
const navigation = document.querySelector<HTMLElement>("header nav");
if (navigation) enhanceMenus(navigation);
const year = document.getElementById("year");
const currentYear = String(new Date().getFullYear());
// An equal text would be laid out again, too.
if (year && year.textContent !== currentYear) year.textContent = currentYear;
loadTestimonialsOnScroll();
expandDetails();
if (hasForm) addEventListener("submit", reportMissingField);
if (redirects) void redirectNotFound(redirects);

if (hasFields) {
  const isBlank = !hasPlanOrDraft();
  document.documentElement.toggleAttribute("data-blank", isBlank);
  // Tools show a stored plan at once.
  if (!hasForm && !isBlank) startGatsby();
  else
    addEventListener("load", () => whenIdle(startOrPrefetchGatsby), { signal });
}
