/** What a text can't show, and what others have deleted or commented. */
const useless = [
  "head, style, script, img, picture, svg, video, audio, iframe, object",
  "del, [style*='mso-element:comment'], a[href*='_msocom_']",
  "a[href^='#cmnt']:not([href^='#cmnt_ref']), p:has(> a[href^='#cmnt_ref'])",
].join();

const rename = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

/**
 * Word writes entries of lists as paragraphs with a drawn bullet or number, and says in
 * their styles which are within others.
 */
function listItems(body: HTMLElement): void {
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const entry of body.querySelectorAll("p[style*='mso-list:l']")) {
    const level = Number(/level(\d+)/.exec(entry.outerHTML)?.[1] ?? 1);
    const mark = entry.querySelector("[style*='mso-list:Ignore']");
    // The bullet of a second level is an "o".
    const [number] =
      /^\(?[\da-z]+[.)]/i.exec(mark?.textContent.trim() ?? "") ?? [];
    const name = number ? "ol" : "ul";
    mark?.remove();
    if (entry.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      (one) =>
        one.level < level ||
        (one.level === level && one.list.localName === name),
    );
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      const start = parseInt(number ?? "", 10);
      if (start > 1) list.setAttribute("start", String(start));
      const within = open.at(-1)?.list.lastElementChild;
      if (within) within.append(list);
      else entry.before(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.append(entry);
    rename(entry, "li");
  }
}

/** Google Docs and Word put a list within a list beside the entry it belongs to. */
function nestedLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const before = list.previousElementSibling;
    if (before) before.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Of an entry's paragraphs Decap keeps one, so they become its lines. */
function itemLines(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li")) {
    const [first, ...more] = Array.from(item.children).filter((child) =>
      child.matches("p, div, blockquote, pre, h1, h2, h3, h4, h5, h6"),
    );
    for (const line of more) {
      first?.append(body.ownerDocument.createElement("br"), ...line.childNodes);
      line.remove();
    }
  }
}

/** Google Docs says bold and italic in styles only, and wraps all in `b`. */
function marks(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll("b[style*='font-weight:normal']"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const words of body.querySelectorAll<HTMLElement>("span[style]")) {
    const { fontWeight, fontStyle } = words.style;
    const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
    for (const name of [isBold && "strong", fontStyle === "italic" && "em"]) {
      if (!name) continue;
      const mark = body.ownerDocument.createElement(name);
      mark.append(...words.childNodes);
      words.append(mark);
    }
  }
}

/** A cell is one line, and a table's first row is its header. */
function tables(body: HTMLElement): void {
  const parts = ":is(td, th) :is(p, div, ul, ol, li, br)";
  for (const part of body.querySelectorAll(parts))
    part.replaceWith(...part.childNodes, " ");
  for (const cell of body.querySelectorAll("td, th"))
    // What Decap writes of an escaped bar would divide the cell.
    cell.innerHTML = cell.innerHTML.replaceAll("|", "/");
  for (const table of body.querySelectorAll("table"))
    if (!table.querySelector("th"))
      for (const cell of table.rows[0]?.querySelectorAll("td") ?? [])
        rename(cell, "th");
}

/** Programs that lead to an address by one of theirs, which names it. */
const detours =
  /^(?:www\.google\.[a-z.]+\/url|\w+\.safelinks\.protection\.outlook\.com\/)$/;

/** What tells a site by which advertisement or mail somebody has come. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_eid|msclkid)$/;

function links(body: HTMLElement, origins: readonly string[]): void {
  for (const link of body.querySelectorAll("a")) {
    const named = new URLSearchParams(link.search);
    const target = named.get("q") ?? named.get("url");
    if (target && detours.test(link.host + link.pathname)) link.href = target;
    const address = link.getAttribute("href") ?? "";
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/.test(address))
      link.replaceWith(...link.childNodes);
    const parts = Array.from(new URLSearchParams(link.search));
    const kept = parts.filter(([name]) => !tracking.test(name));
    if (kept.length < parts.length)
      link.search = String(new URLSearchParams(kept));
    const { origin, pathname, hash } = link;
    if (origins.includes(origin)) link.setAttribute("href", pathname + hash);
  }
}

/**
 * Makes what other programs put on the clipboard fit for a text: without pictures,
 * with headings below that of the page, and with links within the site.
 * @param origins those of the site
 */
export function cleanHtml(html: string, origins: readonly string[]): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/&nbsp;|\u00a0/g, " "),
    "text/html",
  );
  for (const element of body.querySelectorAll(useless)) element.remove();
  listItems(body);
  nestedLists(body);
  itemLines(body);
  tables(body);
  marks(body);
  links(body, origins);
  if (body.querySelector("h1"))
    for (const level of [5, 4, 3, 2, 1])
      for (const heading of body.querySelectorAll(`h${level}`))
        rename(heading, `h${level + 1}`);
  return body.innerHTML;
}

/**
 * Cleans formatted text before Decap takes it, and pastes it as plain text where
 * Markdown is written.
 */
export function cleanPastes(origins: readonly string[]): void {
  const cleaned = new WeakSet<Event>();
  const paste = (event: Event, data: DataTransfer | null) => {
    const editor = (event.target as Element).closest("[contenteditable=true]");
    if (!editor || !data?.types.includes("text/html") || cleaned.has(event))
      return;
    event.preventDefault();
    event.stopPropagation();
    const copy = new DataTransfer();
    copy.setData("text/plain", data.getData("text/plain"));
    const plain = new InputEvent("beforeinput", {
      inputType: "insertFromPaste",
      dataTransfer: copy,
      bubbles: true,
      cancelable: true,
    });
    const formatted = new DataTransfer();
    formatted.setData(
      "text/html",
      cleanHtml(data.getData("text/html"), origins),
    );
    const cleanPaste = new ClipboardEvent("paste", {
      clipboardData: formatted,
      bubbles: true,
      cancelable: true,
    });
    cleaned.add(cleanPaste);
    // What Decap can't take it leaves to the browser.
    if (editor.closest(".cms-editor-raw") || editor.dispatchEvent(cleanPaste))
      editor.dispatchEvent(plain);
  };
  const options = { capture: true };
  document.addEventListener(
    "paste",
    (event) => paste(event, event.clipboardData),
    options,
  );
  document.addEventListener(
    "drop",
    (event) => paste(event, event.dataTransfer),
    options,
  );
}
