/**
 * Fetches a page, and finds an element of its main content by ID; `null` if there is no such
 * element.
 */
async function fetchElement(url: string, id: string) {
  const response = await fetch(url);
  // Omits the page's head: the policy would block and report its styles.
  const [main = ""] = /<main[^]*<\/main>/.exec(await response.text()) ?? [];
  return new DOMParser().parseFromString(main, "text/html").getElementById(id);
}

/** Milliseconds without scrolling that count as idle. */
const idleDelay = 200;

/**
 * Replaces a link with an element once the layout shift is out of sight: the link's section
 * must end below this screen or, while the visitor scrolls, below the next screen.
 */
function replaceWhenOffscreen(link: HTMLElement, element: HTMLElement) {
  const section = link.closest("section") ?? link;
  let timer: ReturnType<typeof setTimeout>;
  /**
   * Replaces the link if the section ends at least this many screen heights below the top of the
   * screen.
   */
  const replaceIfBelow = (screenHeights: number) => {
    const { bottom } = section.getBoundingClientRect();
    if (bottom < innerHeight * screenHeights) return;
    removeEventListener("scroll", onScroll);
    link.replaceWith(element);
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(replaceIfBelow, idleDelay, 1);
    replaceIfBelow(2);
  };
  addEventListener("scroll", onScroll);
  onScroll();
}

/**
 * Puts a list from the linked page in place of the link that has `data-list`. The
 * attribute's value is the list's ID. Fetches the page at the first scroll, or at once if
 * this page opens scrolled down. The link stays if the list can't be fetched, or if
 * replacing the link would shift visible content.
 */
export function loadTestimonialsOnScroll(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-list]");
  const { list } = link?.dataset ?? {};
  if (!link || !list) return;
  const load = () => {
    fetchElement(link.href, list).then(
      (element) => element && replaceWhenOffscreen(link, element),
      () => undefined,
    );
  };
  // At the top, the list isn't visible: the first picture fills the screen.
  if (scrollY > 0 || location.hash !== "") load();
  else addEventListener("scroll", load, { once: true });
}
