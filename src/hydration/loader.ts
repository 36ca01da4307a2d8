import { attachMenus } from "../components/layout/menu/attachMenus";
import { openMenuWithoutPopover } from "../components/layout/menu/mobileMenu";
import { typedKeys } from "../site/storage";
import { expandDetails } from "./expandDetails";
import { loadListOnScroll } from "./lazyList";
import { redirectLost } from "./redirectLost";

/** What the page says in the loader's element; see `gatsby-ssr.tsx`. */
const {
  redirects,
  scripts = "",
  ahead = "",
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

const waiting = new AbortController();
const { signal } = waiting;

const add = <Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) =>
  document.head.append(Object.assign(document.createElement(name), properties));

/**
 * Fetches a file that the page will load later. WebKit can't prefetch; it keeps
 * preloaded scripts, also in private windows.
 */
function fetchAhead(href: string): void {
  if (document.createElement("link").relList.supports("prefetch"))
    add("link", { rel: "prefetch", href });
  else if (href.endsWith(".js"))
    add("link", { rel: "preload", as: "script", href });
}

/** Has what doesn't work without these files say so, with a link that tries again. */
function sayFailure(): void {
  const note = document.querySelector<HTMLElement>("[data-load-failure]");
  const link = note?.querySelector("a");
  if (!note || !link) return;
  note.hidden = false;
  // By itself it would leave out the plan in an address.
  link.onclick = (event) => {
    event.preventDefault();
    location.reload();
  };
}

/** @param interaction what the visitor did, if that is the reason */
function start(interaction?: Event & Partial<PointerEvent>) {
  const { type, movementX, movementY } = interaction ?? {};
  // Browsers report a move by nothing when a page appears or scrolls under a
  // resting mouse, and Chromium also when a mouse enters the page.
  const isStill = type === "pointermove" && !movementX && !movementY;
  // A timer calls this too, perhaps after an interaction.
  if (isStill || signal.aborted) return;
  waiting.abort();
  // Lets visitors install the site. Those who only read don't need its 3 kB.
  add("link", { rel: "manifest", href: "/manifest.webmanifest" });
  if (!hasFields) return;
  Object.assign(window, { ___webpackCompilationHash: release });
  for (const src of gatsbyScripts) add("script", { src, onerror: sayFailure });
  // Gatsby throws where it can't load its data.
  addEventListener("unhandledrejection", sayFailure);
}

/**
 * Whether there is a plan or draft on this device, what is half entered in this tab, or a
 * plan in the address.
 */
function hasPlanOrDraft(): boolean {
  try {
    if (
      localStorage.length ||
      Object.values(typedKeys).some((key) => sessionStorage.getItem(key))
    )
      return true;
  } catch {
    // Storage is denied: it holds nothing.
  }
  return location.hash.startsWith("#plan=");
}

/** Whether the visitor comes back to the page, or loads it again. */
const isReturn = () =>
  performance
    .getEntriesByType("navigation")
    .some(
      (entry) => (entry as PerformanceNavigationTiming).type !== "navigate",
    );

/** Whether the form may have an earlier request or draft to show. */
const isBegun = () =>
  hasPlanOrDraft() ||
  isReturn() ||
  Boolean(location.search) ||
  document.referrer.startsWith(origin);

/**
 * Calls a function when the browser has shown the loaded page. One that draws slower
 * than its screen is never idle: it is called there after two seconds.
 */
function whenShown(action: () => void) {
  const later = () => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(action, { timeout: 2000 });
    else setTimeout(action, 300);
  };
  addEventListener("load", later, { signal });
}

for (const interaction of interactions)
  addEventListener(interaction, start, {
    capture: true,
    passive: true,
    signal,
  });
openMenuWithoutPopover();
const navigation = document.querySelector<HTMLElement>("header nav");
if (navigation) attachMenus(navigation);
const year = document.getElementById("year");
if (year) year.textContent = String(new Date().getFullYear());
loadListOnScroll();
expandDetails();
if (redirects) void redirectLost(redirects);

if (hasFields) {
  const isBlank = !hasPlanOrDraft();
  document.documentElement.toggleAttribute("data-blank", isBlank);
  // Tools show the visitor's plan at once.
  if (!hasForm && !isBlank) start();
  else
    whenShown(() => {
      if (hasForm && isBegun()) start();
      else [...gatsbyScripts, ...ahead.split(" ")].forEach(fetchAhead);
    });
}
