import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import type { ToastOptions } from "react-toastify/unstyled";
import * as styles from "./toasts.module.css";

/** Display time of a toast without pauses, in milliseconds. */
const duration = 5000;
/** Minimum distance of a swipe that dismisses a toast, in CSS pixels. */
const swipeDistance = 50;
/** Maximum width of a toast, in CSS pixels. */
const maxWidth = 352;

/** Positions of toasts on wide screens, where they cover neither heading nor contact details. */
const successPosition = "top-right";
const failurePosition = "bottom-right";

/** ID of the last toast. Each toast has a new ID, because a closing toast can't be updated. */
let lastToastId = 0;

const fade = cssTransition({
  enter: String(styles.enter),
  exit: String(styles.exit),
});

/** Whether the device can hover. Touch screens keep `:hover` on the last tapped element. */
const canHover = () => window.matchMedia("(hover: hover)").matches;

/** Whether the pointer is over a toast, or the keyboard focus in it. */
const isInUse = (host: HTMLElement) =>
  host.querySelector(":focus-visible") !== null ||
  (canHover() && host.matches(":hover"));

/**
 * Pauses the timers of toasts while they are in use. The library starts a timer when a toast
 * has appeared and when the pointer leaves it, even if the toast has the focus.
 * @param host container of all toasts; the library's listeners on it run first
 */
function pauseToastsInUse(host: HTMLElement): void {
  const pauseIfInUse = () => {
    if (isInUse(host)) toast.pause();
  };
  for (const event of ["animationend", "focusin", "mouseout"])
    host.addEventListener(event, pauseIfInUse);
  host.addEventListener("focusout", ({ relatedTarget }) => {
    const staysInside = host.contains(relatedTarget as Node | null);
    if (!staysInside && !(canHover() && host.matches(":hover"))) toast.play();
  });
}

/**
 * Remembers the element that had the focus before a toast.
 * @returns a function that restores the focus when a focused toast closes
 */
function rememberFocus(host: HTMLElement): () => void {
  let previous: HTMLElement | undefined;
  host.addEventListener("focusin", ({ relatedTarget }) => {
    const from = relatedTarget as HTMLElement | null;
    if (from && !host.contains(from)) previous = from;
  });
  return () => {
    // The fallback is `main`: a removed or disabled element doesn't take the focus.
    for (const element of [previous, document.querySelector("main")])
      if (host.contains(document.activeElement))
        element?.focus({ preventScroll: true });
    previous = undefined;
  };
}

/** Result of `rememberFocus`; unset until {@link Toasts} is mounted. */
let returnFocus: (() => void) | undefined;

/** Live region of react-toastify; unset until {@link Toasts} is mounted. */
let liveRegion: Element | null;
let isUrgent = false;

/** Sets the live region's politeness. A role such as `alert` on the toast would announce it twice. */
function updateLiveRegion(): void {
  liveRegion?.setAttribute("aria-live", isUrgent ? "assertive" : "polite");
}

export function Toasts() {
  // Container of the portal. React adds its listeners to the container first, so they run
  // before those of the effect below.
  const [host] = useState(() => document.createElement("div"));
  const [isEmpty, setEmpty] = useState(true);
  useEffect(
    () =>
      toast.onChange(({ id, status }) => {
        // An older toast may close after the last one has opened.
        if (id === lastToastId) setEmpty(status === "removed");
      }),
    [],
  );
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
      className={(toasts) =>
        String(
          toasts?.position === successPosition ? styles.atTop : styles.atBottom,
        )
      }
      toastClassName={String(styles.toast)}
      progressClassName={String(styles.progress)}
      // A section without a label isn't a landmark, and an empty section must
      // not be one.
      aria-label={isEmpty ? undefined : "Notices F8"}
      // The library removes a role while a toast closes, and Firefox then announces the
      // toast again.
      role={undefined}
      hotKeys={({ key }) => key === "F8"}
      limit={1}
      transition={fade}
      pauseOnFocusLoss={false}
      pauseOnHover={canHover()}
      draggable
      draggablePercent={
        (100 * swipeDistance) / Math.min(maxWidth, window.innerWidth - 32)
      }
      closeOnClick={false}
      icon={false}
      // The progress bar still times the toast, but isn't announced while it is hidden.
      hideProgressBar
    />,
    host,
  );
}

interface ToastContent {
  title: string;
  text: string;
}

/** Shows a toast in {@link Toasts}, in place of the current one. */
export function showToast(
  { title, text }: ToastContent,
  isFailure: boolean,
): void {
  const content = (
    <div
      role="group"
      aria-label={title}
      className={isFailure ? styles.failure : styles.success}
    >
      <p className={styles.title}>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
  isUrgent = isFailure;
  updateLiveRegion();
  const options: ToastOptions = {
    autoClose: duration,
    onClose: () => returnFocus?.(),
    position: isFailure ? failurePosition : successPosition,
  };
  if (toast.isActive(lastToastId))
    toast.update(lastToastId, { ...options, render: content });
  else toast(content, { ...options, toastId: ++lastToastId });
}
