/**
 * Prints a part instead of the page.
 * @param what the rule of `base.css` that hides the rest
 */
function printOnly(what: "section" | "sheets", afterwards: () => void): void {
  const { dataset } = document.documentElement;
  dataset.prints = what;
  window.addEventListener(
    "afterprint",
    () => {
      delete dataset.prints;
      afterwards();
    },
    { once: true },
  );
  window.print();
}

/**
 * Prints one section of the page instead of all.
 * @param part an element in the section
 */
export function printSection(part: Element | null): void {
  const section = part?.closest("main section[id]");
  section?.toggleAttribute("data-printed", true);
  printOnly("section", () => section?.removeAttribute("data-printed"));
}

/** Prints the child of the body that is marked with `data-printed`. */
export const printSheets = (afterwards: () => void): void =>
  printOnly("sheets", afterwards);
