/** Fetches a page and returns its element with an ID; `null` if it has none. */
async function fetchElement(url: string, id: string) {
  const response = await fetch(url);
  // Without the page's head, whose styles the policy would block and report.
  const [main = ""] = /<main[^]*<\/main>/.exec(await response.text()) ?? [];
  return new DOMParser().parseFromString(main, "text/html").getElementById(id);
}

/** Milliseconds without scrolling that count as idle. */
const idleDelay = 200;

/**
 * Replaces a link once that shifts nothing visible: while its section ends below the
 * next screen, or, when the visitor is idle, below this one.
 */
function replaceWhenOffscreen(link: HTMLElement, element: HTMLElement) {
  const section = link.closest("section") ?? link;
  let timer: ReturnType<typeof setTimeout>;
  /** @param screenHeights distance below the top that the section's end must have */
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
 * Replaces the link with `data-list` by the list with that ID from the linked page,
 * which is fetched at the first scroll, or at once if the page opens further down. The
 * link stays if the list can't be fetched, or comes too late.
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
  // At the top, the first picture fills the screen.
  if (scrollY > 0 || location.hash !== "") load();
  else addEventListener("scroll", load, { once: true });
}
