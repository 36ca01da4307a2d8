import { holdEarlySubmits, leaveFormsToBrowser } from "./earlySubmit";
import { keepTypedOnLeaving } from "../planner/plan/leftTyped";
import { openMenuWithoutPopover } from "../components/layout/menu/mobileMenu";

/** The build replaces these names by values. */
declare const MENU_SCRIPTS: string[];
declare const GATSBY_SCRIPTS: string[];
declare const COMPILATION_HASH: string;
declare const HAS_FIELDS: boolean;
declare const HAS_FORM: boolean;
declare const TRUSTED_POLICY: string;

/** What Gatsby reads when it starts. */
interface GatsbyWindow {
  pagePath: string | undefined;
  ___chunkMapping: object;
  ___webpackCompilationHash: string;
}

/** What `src/components/layout/menu/earlyMenus.ts` reads. */
interface MenuWindow {
  firstInteraction?: Event | undefined;
}

/** The events that show that a visitor uses the page. */
const interactions = [
  "click",
  "pointermove",
  "pointerdown",
  "focusin",
  "keydown",
];

const waiting = new AbortController();
const { signal } = waiting;

Object.assign(window, {
  pagePath: document.currentScript?.dataset.path,
  // The runtime of webpack has a mapping of its own.
  ___chunkMapping: {},
  ___webpackCompilationHash: COMPILATION_HASH,
} satisfies GatsbyWindow);

/** Browsers that know Trusted Types load no script but under a policy. */
const rules = { createScriptURL: (src: string) => src };
const trusted =
  window.trustedTypes?.createPolicy(TRUSTED_POLICY, rules) ?? rules;

const add = <Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) =>
  document.head.append(Object.assign(document.createElement(name), properties));

const onerror = HAS_FORM ? leaveFormsToBrowser : null;

/** Loads scripts, and empties the list, so that none is loaded twice. */
function run(scripts: string[]) {
  for (const src of scripts.splice(0))
    add("script", { src: trusted.createScriptURL(src), onerror });
}

/** @param interaction what the visitor did, if that is the reason */
function load(interaction?: Event & Partial<PointerEvent>) {
  const { type, pointerType, movementX, movementY } = interaction ?? {};
  // Browsers report a move by nothing when a page appears or scrolls under a
  // resting mouse, and Chromium also when a mouse enters the page.
  const isStill = type === "pointermove" && !movementX && !movementY;
  const isOnMenu = () =>
    (interaction?.target as Element).closest("header details");
  // On a page with a form, a timer calls this too, perhaps after an interaction.
  if ((isStill && !isOnMenu()) || (HAS_FORM && signal.aborted)) return;
  (window as MenuWindow).firstInteraction ??= interaction;
  run(MENU_SCRIPTS);
  // On a page without fields Gatsby only follows links. It gains nothing from a
  // tap, because the browser is already following the link.
  const isOfUse = HAS_FIELDS || pointerType === "mouse" || type === "keydown";
  if (isStill || !isOfUse) return;
  waiting.abort();
  // The page has only the styles that it uses; other pages need others.
  const inlined = document.querySelector<HTMLElement>("style[data-href]");
  add("link", {
    rel: "stylesheet",
    href: inlined?.dataset.href ?? "",
    onerror,
  });
  run(GATSBY_SCRIPTS);
}

for (const interaction of interactions)
  addEventListener(interaction, load, { capture: true, passive: true, signal });

openMenuWithoutPopover();
if (HAS_FIELDS) keepTypedOnLeaving();

/**
 * Whether a visitor has a plan or a draft of the form on this device, or a plan
 * in the address.
 */
function hasPlanOrDraft(): boolean {
  try {
    if (localStorage.length) return true;
  } catch {
    // Storage is denied: it holds nothing.
  }
  return location.hash.startsWith("#plan=");
}

/** Whether the form may have something to show that was typed or chosen before. */
function isBegun(): boolean {
  if (hasPlanOrDraft()) return true;
  // `useQuoteSubject` keeps there what the form is about.
  const { quoteSubject } = (history.state ?? {}) as { quoteSubject?: unknown };
  return (
    Boolean(location.search || quoteSubject) ||
    document.referrer.startsWith(origin)
  );
}

/** How long the browser may take to show a loaded page. Milliseconds. */
const pause = 300;

function fetchAhead() {
  for (const href of [...MENU_SCRIPTS, ...GATSBY_SCRIPTS])
    add("link", { rel: "prefetch", href });
}

// Tools show the visitor's plan at once.
if (HAS_FIELDS && !HAS_FORM && hasPlanOrDraft()) load();

// Visitors who open the form are going to use it.
if (HAS_FORM) {
  holdEarlySubmits();
  addEventListener(
    "load",
    () => {
      if (!isBegun()) setTimeout(fetchAhead, pause);
      else if ("requestIdleCallback" in window)
        requestIdleCallback(() => load());
      else setTimeout(load, pause);
    },
    { signal },
  );
}
