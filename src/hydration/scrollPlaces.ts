let isReturning = false;

/**
 * Keeps Gatsby's record of scroll positions right. Gatsby stores the position at
 * each scroll event. When a visitor goes back or forward, some browsers scroll
 * before the page changes: these events are hidden from Gatsby.
 */
export function keepScrollPlaces(): void {
  // Gatsby stores the position where the visitor is now.
  dispatchEvent(new Event("scroll"));
  addEventListener("popstate", () => {
    isReturning = true;
  });
  addEventListener(
    "scroll",
    (event) => {
      if (isReturning) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Call it when the page that the visitor went to is shown. */
export function endReturning(): void {
  isReturning = false;
}
