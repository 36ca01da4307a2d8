import { formatItemNumber } from "./clipboardNumbers";
import { renameElement, convertToBlock, wrapContents } from "./domEdits";

/**
 * Converts list items of Word online to the markup of desktop Word. Word online puts
 * each item into a separate list.
 */
function convertWordOnlineItems(body: HTMLElement): void {
  const lists = body.querySelectorAll(":is(ul, ol):has(> li[data-aria-level])");
  for (const list of lists) {
    const start = Number(list.getAttribute("start") ?? 1);
    Array.from(list.children).forEach((item, index) => {
      const level = item.getAttribute("data-aria-level") ?? "1";
      const bullet = body.ownerDocument.createElement("span");
      bullet.textContent =
        list.localName === "ol" ? formatItemNumber(start + index, item) : "·";
      bullet.setAttribute("style", "mso-list:Ignore");
      item.setAttribute("style", `mso-list:l0 level${level}`);
      item.prepend(bullet);
    });
    const wrapper = list.closest(".ListContainerWrapper") ?? list;
    wrapper.replaceWith(...list.children);
  }
}

/**
 * Converts Word's lists to HTML lists. Word's items are paragraphs: the bullet or
 * number is text, and the style `mso-list` has the level.
 */
function convertWordLists(body: HTMLElement): void {
  let openLists: { readonly level: number; readonly list: Element }[] = [];
  for (const paragraph of body.querySelectorAll("[style*='mso-list:l']")) {
    const level = Number(/level(\d+)/.exec(paragraph.outerHTML)?.[1] ?? 1);
    const bullet = paragraph.querySelector("[style*='mso-list:Ignore']");
    const mark = bullet?.textContent.trim() ?? "";
    // Word's bullet of level 2 is the letter o.
    const name = /^\(?[\da-z]+[.)]/i.test(mark) ? "ol" : "ul";
    bullet?.remove();
    if (paragraph.previousElementSibling !== openLists[0]?.list) openLists = [];
    openLists = openLists.filter(
      (openList) =>
        openList.level < level ||
        (openList.level === level && openList.list.localName === name),
    );
    if (openLists.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      const parentItem = openLists.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else paragraph.before(list);
      openLists.push({ level, list });
    }
    openLists.at(-1)?.list.append(paragraph);
    renameElement(paragraph, "li").setAttribute("data-mark", mark);
  }
}

/**
 * Moves each nested list into the item before the list. Google Docs and Word put nested
 * lists beside items.
 */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const previousItem = list.previousElementSibling;
    if (previousItem) previousItem.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/**
 * Keeps the numbers of list items. Markdown supports only consecutive decimal numbers:
 * all other numbers become text in a bulleted list.
 */
function keepItemNumbers(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ol")) {
    const items = Array.from(list.children);
    let next = list.start;
    const marks = items.map((item) => {
      const number = Number(item.getAttribute("value") ?? next);
      next = number + 1;
      return item.getAttribute("data-mark") ?? formatItemNumber(number, item);
    });
    const numbers = marks.map((mark) => /^\(?(\d+)[.)]$/.exec(mark)?.[1]);
    const first = Number(numbers[0]);
    const counts = numbers.every((number, i) => number === String(first + i));
    if (counts && first > 1) list.setAttribute("start", String(first));
    if (counts) continue;
    items.forEach((item, index) => {
      // Decap drops text beside a paragraph.
      const paragraph = item.querySelector(":scope > p:first-child");
      (paragraph ?? item).prepend(`${marks[index]} `);
    });
    renameElement(list, "ul");
  }
}

/**
 * Converts definition lists: terms become bold paragraphs, definitions become
 * paragraphs.
 */
function convertDefinitionLists(body: HTMLElement): void {
  for (const term of body.querySelectorAll("dt")) wrapContents(term, "strong");
  for (const part of body.querySelectorAll("dt, dd")) convertToBlock(part);
  for (const list of body.querySelectorAll("dl")) renameElement(list, "div");
}

/**
 * Joins the blocks of a list item by line breaks, because Decap keeps only the first
 * block.
 */
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

/** Converts lists pasted from Word, Google Docs and other programs to nested lists with one paragraph per item. */
export function convertLists(body: HTMLElement): void {
  convertWordOnlineItems(body);
  convertWordLists(body);
  nestLists(body);
  keepItemNumbers(body);
  convertDefinitionLists(body);
  joinItemParagraphs(body);
}
