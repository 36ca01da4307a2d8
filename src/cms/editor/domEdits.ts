/** Replaces an element with an element of another name with the same children. */
export function renameElement(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Wraps the children of an element in a new child element. */
export function wrapContents(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const blocks =
  "p, div, ul, ol, dl, table, blockquote, pre, h1, h2, h3, h4, h5, h6";

/**
 * Converts an element to a block: a `div` if it contains blocks, otherwise a paragraph.
 */
export const convertToBlock = (element: Element): Element =>
  renameElement(element, element.querySelector(blocks) ? "div" : "p");
