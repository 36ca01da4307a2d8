/** Replaces an element by one of another name, with the same children. */
export function renameElement(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts the children of an element into a new child. */
export function wrapContents(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const blocks =
  "p, div, ul, ol, dl, table, blockquote, pre, h1, h2, h3, h4, h5, h6";

/** Makes an element a block of a text: a paragraph, unless it has blocks itself. */
export const toBlock = (element: Element): Element =>
  renameElement(element, element.querySelector(blocks) ? "div" : "p");
