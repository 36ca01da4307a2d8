function setOpen(elements: Iterable<HTMLDetailsElement>, isOpen = true) {
  for (const element of elements) element.open = isOpen;
}

/**
 * Opens the `details` around the URL's target, and all `details` while the page is printed.
 * All supported browsers except Firefox 115 open the target's `details` without a script.
 * CSS can open `details` in print only from Chrome 131, Firefox 143 and Safari 18.4.
 */
export function expandDetails(): void {
  for (const event of ["load", "hashchange"])
    addEventListener(event, () => {
      const details = document.querySelector(":target")?.closest("details");
      if (details) details.open = true;
    });
  let openedForPrint: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    const closedSelector = "main details:not([open], [data-unprinted])";
    openedForPrint = [
      ...document.querySelectorAll<HTMLDetailsElement>(closedSelector),
    ];
    setOpen(openedForPrint);
  });
  addEventListener("afterprint", () => setOpen(openedForPrint, false));
}
