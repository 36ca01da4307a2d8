/** Removed with their contents: elements that texts don't support, tracked deletions, comments. */
const removedElements = [
  "head, style, script, img, picture, svg, video, audio, iframe, object",
  "del, [style*='mso-element:comment'], a[href*='_msocom_']",
  "a[href^='#cmnt']:not([href^='#cmnt_ref']), p:has(> a[href^='#cmnt_ref'])",
].join();

const renameElement = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const wrapContents = (element: Element, name: string): void => {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};

/**
 * Converts the lists of Word, whose items are paragraphs with a bullet or number as text,
 * and with their level in `mso-list`.
 */
function convertWordLists(body: HTMLElement): void {
  let openLists: { readonly level: number; readonly list: Element }[] = [];
  for (const paragraph of body.querySelectorAll("p[style*='mso-list:l']")) {
    const level = Number(/level(\d+)/.exec(paragraph.outerHTML)?.[1] ?? 1);
    const bullet = paragraph.querySelector("[style*='mso-list:Ignore']");
    // Word's bullet of level 2 is the letter o.
    const [number] =
      /^\(?[\da-z]+[.)]/i.exec(bullet?.textContent.trim() ?? "") ?? [];
    const name = number ? "ol" : "ul";
    bullet?.remove();
    if (paragraph.previousElementSibling !== openLists[0]?.list) openLists = [];
    openLists = openLists.filter(
      (openList) =>
        openList.level < level ||
        (openList.level === level && openList.list.localName === name),
    );
    if (openLists.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      const start = parseInt(number ?? "", 10);
      if (start > 1) list.setAttribute("start", String(start));
      const parentItem = openLists.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else paragraph.before(list);
      openLists.push({ level, list });
    }
    openLists.at(-1)?.list.append(paragraph);
    renameElement(paragraph, "li");
  }
}

/** Moves nested lists into the item before them, beside which Google Docs and Word put them. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const previousItem = list.previousElementSibling;
    if (previousItem) previousItem.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Joins the blocks of an item by line breaks, because Decap keeps only the first block. */
function joinItemParagraphs(body: HTMLElement): void {
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

/** Converts bold and italic of Google Docs, which are styles within one `b` without weight. */
function convertStyledText(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll("b[style*='font-weight:normal']"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const span of body.querySelectorAll<HTMLElement>("span[style]")) {
    const { fontWeight, fontStyle } = span.style;
    const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
    if (isBold) wrapContents(span, "strong");
    if (fontStyle === "italic") wrapContents(span, "em");
  }
}

/** Makes each cell one line, and the first row of each table a header. */
function normalizeTables(body: HTMLElement): void {
  const blockSelector = ":is(td, th) :is(p, div, ul, ol, li, br)";
  for (const block of body.querySelectorAll(blockSelector))
    block.replaceWith(...block.childNodes, " ");
  for (const cell of body.querySelectorAll("td, th"))
    // Decap's escaped bar would split the cell.
    cell.innerHTML = cell.innerHTML.replaceAll("|", "/");
  for (const table of body.querySelectorAll("table"))
    if (!table.querySelector("th"))
      for (const cell of table.rows[0]?.querySelectorAll("td") ?? [])
        renameElement(cell, "th");
}

/** Host and path of redirectors, whose parameter has the target URL. */
const redirectorUrl =
  /^(?:www\.google\.[a-z.]+\/url|\w+\.safelinks\.protection\.outlook\.com\/)$/;

/** Tracking parameters of advertisements and mails. */
const trackingParameter = /^(?:utm_\w+|fbclid|gclid|mc_eid|msclkid)$/;

/** Resolves redirectors, removes tracking parameters and unsupported links, and makes the site's URLs relative. */
function cleanLinks(body: HTMLElement, origins: readonly string[]): void {
  for (const link of body.querySelectorAll("a")) {
    const parameters = new URLSearchParams(link.search);
    const target = parameters.get("q") ?? parameters.get("url");
    if (target && redirectorUrl.test(link.host + link.pathname))
      link.href = target;
    const href = link.getAttribute("href") ?? "";
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/.test(href))
      link.replaceWith(...link.childNodes);
    const allParameters = Array.from(new URLSearchParams(link.search));
    const otherParameters = allParameters.filter(
      ([name]) => !trackingParameter.test(name),
    );
    if (otherParameters.length < allParameters.length)
      link.search = String(new URLSearchParams(otherParameters));
    const { origin, pathname, hash } = link;
    if (origins.includes(origin)) link.setAttribute("href", pathname + hash);
  }
}

/**
 * Sanitizes HTML that other programs put on the clipboard to what a text supports: without
 * pictures, with headings below the page's, and with relative links within the site.
 * @param origins the site's origins
 */
export function sanitizeClipboardHtml(
  html: string,
  origins: readonly string[],
): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/&nbsp;|\u00a0/g, " "),
    "text/html",
  );
  for (const element of body.querySelectorAll(removedElements))
    element.remove();
  convertWordLists(body);
  nestLists(body);
  joinItemParagraphs(body);
  normalizeTables(body);
  convertStyledText(body);
  cleanLinks(body, origins);
  if (body.querySelector("h1"))
    for (const level of [5, 4, 3, 2, 1])
      for (const heading of body.querySelectorAll(`h${level}`))
        renameElement(heading, `h${level + 1}`);
  return body.innerHTML;
}

/**
 * Intercepts pasted and dropped HTML: sanitizes it before Decap gets it, and pastes plain
 * text where the editor shows Markdown.
 * @param origins the site's origins
 */
export function interceptPastes(origins: readonly string[]): void {
  const dispatchedPastes = new WeakSet<Event>();
  const handlePaste = (event: Event, data: DataTransfer | null) => {
    const editor = (event.target as Element).closest("[contenteditable=true]");
    if (
      !editor ||
      !data?.types.includes("text/html") ||
      dispatchedPastes.has(event)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    const plainText = new DataTransfer();
    plainText.setData("text/plain", data.getData("text/plain"));
    const plainInput = new InputEvent("beforeinput", {
      inputType: "insertFromPaste",
      dataTransfer: plainText,
      bubbles: true,
      cancelable: true,
    });
    const formatted = new DataTransfer();
    formatted.setData(
      "text/html",
      sanitizeClipboardHtml(data.getData("text/html"), origins),
    );
    const cleanPaste = new ClipboardEvent("paste", {
      clipboardData: formatted,
      bubbles: true,
      cancelable: true,
    });
    dispatchedPastes.add(cleanPaste);
    // `dispatchEvent` returns true if Decap hasn't handled the paste.
    if (editor.closest(".cms-editor-raw") || editor.dispatchEvent(cleanPaste))
      editor.dispatchEvent(plainInput);
  };
  const options = { capture: true };
  document.addEventListener(
    "paste",
    (event) => handlePaste(event, event.clipboardData),
    options,
  );
  document.addEventListener(
    "drop",
    (event) => handlePaste(event, event.dataTransfer),
    options,
  );
}
