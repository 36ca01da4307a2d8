/** The element with an id of the page at an address. */
async function fetchElement(url: string, id: string) {
  const response = await fetch(url);
  // Without its head, whose styles the policy would refuse and report.
  const [main = ""] = /<main[^]*<\/main>/.exec(await response.text()) ?? [];
  return new DOMParser().parseFromString(main, "text/html").getElementById(id);
}

/** How long a visitor who doesn't scroll is at rest. Milliseconds. */
const idleDelay = 200;

/**
 * Replaces a link once that can't shift anything visible, or about to be scrolled
 * into view: a screen's height at most.
 */
function replaceWhenOffscreen(link: HTMLElement, element: HTMLElement) {
  const section = link.closest("section") ?? link;
  let timer: ReturnType<typeof setTimeout>;
  /** @param screenHeights how far below the top the section has to end */
  const replaceBelow = (screenHeights: number) => {
    const { bottom } = section.getBoundingClientRect();
    if (bottom < innerHeight * screenHeights) return;
    removeEventListener("scroll", onScroll);
    link.replaceWith(element);
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(replaceBelow, idleDelay, 1);
    replaceBelow(2);
  };
  addEventListener("scroll", onScroll);
  onScroll();
}

/**
 * Shows, in place of the link with `data-list`, the list with that id from the page
 * that it leads to. It is fetched at the first scroll, or at once where the page opens
 * further down. The link stays if that fails or comes too late.
 */
export function loadListOnScroll(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-list]");
  const { list } = link?.dataset ?? {};
  if (!link || !list) return;
  const load = () => {
    fetchElement(link.href, list).then(
      (element) => element && replaceWhenOffscreen(link, element),
      () => undefined,
    );
  };
  // At the top, the picture is as high as the screen.
  if (scrollY > 0 || location.hash !== "") load();
  else addEventListener("scroll", load, { once: true });
}
