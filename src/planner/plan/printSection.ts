/**
 * Prints one section of the page instead of all.
 * @param part an element in the section
 */
export function printSection(part: Element | null): void {
  const section = part?.closest("main section[id]");
  const { dataset } = document.documentElement;
  const marked = section?.toggleAttribute("data-printed", true);
  if (marked) dataset.prints = "section";
  window.addEventListener(
    "afterprint",
    () => {
      delete dataset.prints;
      section?.removeAttribute("data-printed");
    },
    { once: true },
  );
  window.print();
}
