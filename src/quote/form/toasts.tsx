import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import * as styles from "./toasts.module.css";

/** How long a notice is shown unless it is paused. Milliseconds. */
const duration = 5000;
/** How far to swipe a notice to dismiss it. Pixels. */
const swipeDistance = 50;
/** The greatest width of a notice. Pixels. */
const maxWidth = 352;

/**
 * Id of the last notice. A closing notice can't be updated: the next needs a
 * new id.
 */
let lastToastId = 0;

const fade = cssTransition({
  enter: String(styles.enter),
  exit: String(styles.exit),
});

const isInUse = (host: HTMLElement) =>
  host.contains(document.activeElement) || host.matches(":hover");

/**
 * Pauses the timers of notices while they are focused or hovered. The library
 * starts them when a notice has appeared and when the pointer leaves, even if
 * it is focused.
 * @param host the container of all notices. The library listens on it too, and
 *   handles each event first.
 */
function pauseToastsInUse(host: HTMLElement): void {
  const pauseIfInUse = () => {
    if (isInUse(host)) toast.pause();
  };
  for (const event of ["animationend", "focusin", "mouseout"])
    host.addEventListener(event, pauseIfInUse);
  host.addEventListener("focusout", ({ relatedTarget }) => {
    const staysInside = host.contains(relatedTarget as Node | null);
    if (!staysInside && !host.matches(":hover")) toast.play();
  });
}

/**
 * Remembers which element had the focus before a notice.
 * @returns a function that restores the focus when the focused notice closes
 */
function rememberFocus(host: HTMLElement): () => void {
  let previous: HTMLElement | undefined;
  host.addEventListener("focusin", ({ relatedTarget }) => {
    const from = relatedTarget as HTMLElement | null;
    if (from && !host.contains(from)) previous = from;
  });
  return () => {
    // A removed or disabled element can't be focused: `main` is the fallback.
    for (const element of [previous, document.querySelector("main")])
      if (host.contains(document.activeElement))
        element?.focus({ preventScroll: true });
    previous = undefined;
  };
}

/** Gives the focus back that a notice had; set while notices are mounted. */
let returnFocus: (() => void) | undefined;

/** In which the library announces notices; set while they are mounted. */
let liveRegion: Element | null;
let isUrgent = false;

/** A live role of a notice inside that region would have it read twice. */
function updateLiveRegion(): void {
  liveRegion?.setAttribute("aria-live", isUrgent ? "assertive" : "polite");
}

export function Toasts() {
  // React listens on the element too, and before what is added here.
  const [host] = useState(() => document.createElement("div"));
  useEffect(() => {
    document.body.append(host);
    liveRegion = host.querySelector("[aria-live]");
    if (!liveRegion)
      throw new Error("react-toastify announces nothing any more");
    updateLiveRegion();
    pauseToastsInUse(host);
    returnFocus = rememberFocus(host);
    host.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") toast.dismiss();
    });
    return () => host.remove();
  }, [host]);
  return createPortal(
    <ToastContainer
      className={String(styles.container)}
      toastClassName={String(styles.toast)}
      progressClassName={String(styles.progress)}
      aria-label="Notices F8"
      hotKeys={({ key }) => key === "F8"}
      limit={1}
      transition={fade}
      position="bottom-right"
      pauseOnFocusLoss={false}
      draggable
      draggablePercent={
        (100 * swipeDistance) / Math.min(maxWidth, window.innerWidth - 32)
      }
      closeOnClick={false}
      icon={false}
      // It still times the notice, but isn't announced.
      hideProgressBar
    />,
    host,
  );
}

interface ToastContent {
  title: string;
  text: string;
}

/** Shows a notice in {@link Toasts}, replacing the current one. */
export function showToast(
  { title, text }: ToastContent,
  isFailure: boolean,
): void {
  const content = (
    <div className={isFailure ? styles.failure : styles.success}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
  isUrgent = isFailure;
  updateLiveRegion();
  const options = {
    autoClose: duration,
    role: "group",
    ariaLabel: title,
    onClose: () => returnFocus?.(),
  };
  if (toast.isActive(lastToastId))
    toast.update(lastToastId, { ...options, render: content });
  else toast(content, { ...options, toastId: ++lastToastId });
}
