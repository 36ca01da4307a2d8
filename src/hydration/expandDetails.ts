const foldsLike = (condition: string) =>
  document.querySelectorAll<HTMLDetailsElement>(`main details${condition}`);

function open(folds: Iterable<HTMLDetailsElement>, isOpen = true) {
  for (const fold of folds) fold.open = isOpen;
}

/**
 * Opens the part that the address names, and all parts while the page is printed.
 * CSS can do the latter only from Chrome 131, Firefox 143 and Safari 18.4.
 */
export function expandDetails(): void {
  // Before the first paint, so that nothing moves.
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
  for (const moment of ["load", "hashchange"])
    addEventListener(moment, () => open(foldsLike(":target")));
  let printed: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    printed = [...foldsLike(":not([open], [data-unprinted])")];
    open(printed);
  });
  addEventListener("afterprint", () => open(printed, false));
}
