function open(folds: Iterable<HTMLDetailsElement>, isOpen = true) {
  for (const fold of folds) fold.open = isOpen;
}

/**
 * Opens what folds the part that the address names, and all parts while the page is
 * printed. Browsers do the former by themselves, but Firefox 115 doesn't, and CSS can do
 * the latter only from Chrome 131, Firefox 143 and Safari 18.4.
 */
export function expandDetails(): void {
  for (const moment of ["load", "hashchange"])
    addEventListener(moment, () => {
      const fold = document.querySelector(":target")?.closest("details");
      if (fold) fold.open = true;
    });
  let printed: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    const closed = "main details:not([open], [data-unprinted])";
    printed = [...document.querySelectorAll<HTMLDetailsElement>(closed)];
    open(printed);
  });
  addEventListener("afterprint", () => open(printed, false));
}
