/** What a text can't show. */
const useless =
  "head, style, script, img, picture, svg, video, audio, iframe, object";

const rename = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

/** Word writes entries of lists as paragraphs with a drawn bullet or number. */
function listItems(body: HTMLElement): void {
  let list: Element | undefined;
  for (const entry of body.querySelectorAll("p[style*='mso-list:l']")) {
    const mark = entry.querySelector("[style*='mso-list:Ignore']");
    const name = /[\da-z]/i.test(mark?.textContent ?? "") ? "ol" : "ul";
    mark?.remove();
    if (entry.previousElementSibling !== list || list.localName !== name) {
      list = body.ownerDocument.createElement(name);
      entry.before(list);
    }
    list.append(entry);
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

function links(body: HTMLElement, origins: readonly string[]): void {
  for (const link of body.querySelectorAll("a")) {
    const address = link.getAttribute("href") ?? "";
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/.test(address))
      link.replaceWith(...link.childNodes);
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
