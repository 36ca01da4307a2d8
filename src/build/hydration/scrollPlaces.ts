let isReturning = false;

/**
 * Keeps Gatsby, which notes the place on a page each time it is scrolled, from
 * noting wrong ones: on the way back or forward some browsers scroll to the
 * place on the page to come while they still show the one before.
 */
export function keepScrollPlaces(): void {
  // The place where the visitor was before Gatsby began.
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

/** Says that the page to come is shown. */
export function endReturning(): void {
  isReturning = false;
}
