/** How far below the screen the link may be. */
const rootMargin = "1000px";

/** The element with an id of the page at an address. */
async function elementOf(address: string, id: string) {
  const response = await fetch(address);
  // Without its head, whose styles the policy would refuse and report.
  const [main = ""] = /<main[^]*<\/main>/.exec(await response.text()) ?? [];
  return new DOMParser().parseFromString(main, "text/html").getElementById(id);
}

/** Replaces a link as soon as nothing that is on the screen moves by it. */
function replaceUnseen(link: HTMLElement, element: HTMLElement) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.boundingClientRect.bottom < innerHeight) return;
    observer.disconnect();
    link.replaceWith(element);
  });
  observer.observe(link.closest("section") ?? link);
}

/**
 * Shows, in place of the link with `data-list`, the list with that id from the page
 * that it leads to, when a visitor comes near. The link stays if that fails or comes
 * too late.
 */
export function fetchListWhenNear(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-list]");
  const { list } = link?.dataset ?? {};
  if (!link || !list || !("IntersectionObserver" in window)) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      elementOf(link.href, list).then(
        (element) => element && replaceUnseen(link, element),
        () => undefined,
      );
    },
    { rootMargin },
  );
  observer.observe(link);
}
