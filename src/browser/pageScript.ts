import { attachMenus } from "../components/layout/menu/attachMenus";
import { enableMenuWithoutPopover } from "../components/layout/menu/mobileMenu";
import { unsubmittedKeys } from "./storage";
import { expandDetails } from "./expandDetails";
import { loadListOnScroll } from "./loadListOnScroll";
import { redirectNotFound } from "./redirectNotFound";

/** What the page says in the loader's element; see `gatsby-ssr.tsx`. */
const {
  redirects,
  scripts = "",
  ahead: prefetchFiles = "",
  release,
} = document.currentScript?.dataset ?? {};

/** The scripts that start Gatsby on a page with fields. */
const gatsbyScripts = scripts ? scripts.split(" ") : [];

const hasFields = gatsbyScripts.length > 0;
const hasForm =
  hasFields && document.querySelector("form[method=post]") !== null;

/** The events that show that a visitor uses the page. */
const interactions = [
  "click",
  "pointermove",
  "pointerdown",
  "focusin",
  "keydown",
  // Password managers fill in forms without any of these.
  "input",
  "change",
];

const startController = new AbortController();
const { signal } = startController;

const appendToHead = <Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) =>
  document.head.append(Object.assign(document.createElement(name), properties));

/**
 * Fetches a file that the page will load later. WebKit can't prefetch; it keeps
 * preloaded scripts, also in private windows.
 */
function prefetchFile(href: string): void {
  if (document.createElement("link").relList.supports("prefetch"))
    appendToHead("link", { rel: "prefetch", href });
  else if (href.endsWith(".js"))
    appendToHead("link", { rel: "preload", as: "script", href });
}

/** Has what doesn't work without these files say so, with a link that tries again. */
function showLoadFailure(): void {
  const notice = document.querySelector<HTMLElement>("[data-load-failure]");
  const link = notice?.querySelector("a");
  if (!notice || !link) return;
  notice.hidden = false;
  // By itself it would leave out the plan in an address.
  link.onclick = (event) => {
    event.preventDefault();
    location.reload();
  };
}

/** @param interaction what the visitor did, if that is the reason */
function startGatsby(interaction?: Event & Partial<PointerEvent>) {
  const { type, movementX, movementY } = interaction ?? {};
  // Browsers report a move by nothing when a page appears or scrolls under a
  // resting mouse, and Chromium also when a mouse enters the page.
  const isStill = type === "pointermove" && !movementX && !movementY;
  // A timer calls this too, perhaps after an interaction.
  if (isStill || signal.aborted) return;
  startController.abort();
  // Lets visitors install the site. Those who only read don't need its 3 kB.
  appendToHead("link", { rel: "manifest", href: "/manifest.webmanifest" });
  if (!hasFields) return;
  Object.assign(window, { ___webpackCompilationHash: release });
  for (const src of gatsbyScripts)
    appendToHead("script", { src, onerror: showLoadFailure });
  // Gatsby throws where it can't load its data.
  addEventListener("unhandledrejection", showLoadFailure);
}

/**
 * Whether there is a plan or draft on this device, what is half entered in this tab, or a
 * plan in the address.
 */
function hasPlanOrDraft(): boolean {
  try {
    if (
      localStorage.length ||
      Object.values(unsubmittedKeys).some((key) => sessionStorage.getItem(key))
    )
      return true;
  } catch {
    // Storage is denied: it holds nothing.
  }
  return location.hash.startsWith("#plan=");
}

/** Whether the visitor comes back to the page, or loads it again. */
const isReturnVisit = () =>
  performance
    .getEntriesByType("navigation")
    .some(
      (entry) => (entry as PerformanceNavigationTiming).type !== "navigate",
    );

/** Whether the form may have an earlier request or draft to show. */
const mayHaveDraft = () =>
  hasPlanOrDraft() ||
  isReturnVisit() ||
  Boolean(location.search) ||
  document.referrer.startsWith(origin);

/**
 * Calls a function when the browser has shown the loaded page. One that draws slower
 * than its screen is never idle: it is called there after two seconds.
 */
function whenIdle(action: () => void) {
  const scheduleAction = () => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(action, { timeout: 2000 });
    else setTimeout(action, 300);
  };
  addEventListener("load", scheduleAction, { signal });
}

for (const interaction of interactions)
  addEventListener(interaction, startGatsby, {
    capture: true,
    passive: true,
    signal,
  });
enableMenuWithoutPopover();
const navigation = document.querySelector<HTMLElement>("header nav");
if (navigation) attachMenus(navigation);
const year = document.getElementById("year");
if (year) year.textContent = String(new Date().getFullYear());
loadListOnScroll();
expandDetails();
if (redirects) void redirectNotFound(redirects);

if (hasFields) {
  const isBlank = !hasPlanOrDraft();
  document.documentElement.toggleAttribute("data-blank", isBlank);
  // Tools show the visitor's plan at once.
  if (!hasForm && !isBlank) startGatsby();
  else
    whenIdle(() => {
      if (hasForm && mayHaveDraft()) startGatsby();
      else
        [...gatsbyScripts, ...prefetchFiles.split(" ")].forEach(prefetchFile);
    });
}
