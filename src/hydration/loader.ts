import { openMenuWithoutPopover } from "../components/layout/menu/mobileMenu";
import { expandDetails } from "./expandDetails";
import { loadListOnApproach } from "./lazyList";

/** The build replaces these names by values. */
declare const MENUS: string;
declare const GATSBY_SCRIPTS: readonly string[];
declare const GATSBY_DATA: readonly string[];
declare const COMPILATION_HASH: string;
declare const HAS_FIELDS: boolean;
declare const HAS_FORM: boolean;
declare const HAS_LIST: boolean;
declare const HAS_FOLDS: boolean;

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

/** All that a page with fields needs to start. */
const files = () => [MENUS, ...GATSBY_SCRIPTS, ...GATSBY_DATA];

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
  const { type, movementX, movementY, target } = interaction ?? {};
  // Browsers report a move by nothing when a page appears or scrolls under a
  // resting mouse, and Chromium also when a mouse enters the page.
  const isStill = type === "pointermove" && !movementX && !movementY;
  const isOnMenu = () => (target as Element).closest("header details");
  // A timer calls this too, perhaps after an interaction.
  if ((isStill && !isOnMenu()) || signal.aborted) return;
  waiting.abort();
  Object.assign(window, {
    firstInteraction: interaction,
    ___webpackCompilationHash: COMPILATION_HASH,
  });
  const onerror = HAS_FIELDS ? sayFailure : null;
  for (const src of [MENUS, ...GATSBY_SCRIPTS]) add("script", { src, onerror });
  // Gatsby throws where it can't load its data.
  if (HAS_FIELDS) addEventListener("unhandledrejection", sayFailure);
}

/** Whether there is a plan or draft on this device, or a plan in the address. */
function hasPlanOrDraft(): boolean {
  try {
    if (localStorage.length) return true;
  } catch {
    // Storage is denied: it holds nothing.
  }
  return location.hash.startsWith("#plan=");
}

/** Whether the form may have something to show that was typed or chosen before. */
const isBegun = () =>
  hasPlanOrDraft() ||
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
const year = document.getElementById("year");
if (year) year.textContent = String(new Date().getFullYear());
if (HAS_LIST) loadListOnApproach();
if (HAS_FOLDS) expandDetails();

if (HAS_FIELDS) {
  // Tools show the visitor's plan at once.
  if (!HAS_FORM && hasPlanOrDraft()) start();
  else
    whenShown(() => {
      if (HAS_FORM && isBegun()) start();
      else files().forEach(fetchAhead);
    });
}
