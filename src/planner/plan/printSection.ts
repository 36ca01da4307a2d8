/**
 * Leaves what stands beside a part of the page out of its print.
 * @returns a function that ends this
 */
export function printOnly(part: Element | null): () => void {
  const others = Array.from(part?.parentElement?.children ?? []).filter(
    (one) => one !== part && !one.matches(".unprinted"),
  );
  const hide = (isPrinted: boolean) => {
    for (const { classList } of others)
      classList.toggle("unprinted", isPrinted);
  };
  hide(true);
  return () => hide(false);
}

/**
 * Prints one section of the page instead of all.
 * @param part an element in the section
 */
export function printSection(part: Element): void {
  const end = printOnly(part.closest("main section[id]"));
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
