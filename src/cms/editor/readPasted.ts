import { PastedBlocks } from "./pastedBlocks";
import type { Marks, PastedNode, PastedText } from "./pastedBlocks";

export interface Pasted {
  /** Blocks of rich text. */
  readonly nodes: (PastedNode | PastedText)[];
  /** What was left out, such as `a picture`. */
  readonly left: readonly string[];
}

const isHeading = /^H[1-6]$/;

const containers: Readonly<Record<string, string>> = {
  UL: "bulleted-list",
  OL: "numbered-list",
  LI: "list-item",
  BLOCKQUOTE: "quote",
};

const leftOut: Readonly<Record<string, string>> = {
  IMG: "pictures",
  PICTURE: "pictures",
  SVG: "pictures",
  CANVAS: "pictures",
  VIDEO: "films",
  AUDIO: "sounds",
  IFRAME: "embedded pages",
  OBJECT: "embedded pages",
  EMBED: "embedded pages",
  FORM: "forms",
};

const ignored = new Set(["STYLE", "SCRIPT", "META", "LINK", "TITLE", "HEAD"]);

const isBlock =
  /^(?:H[1-6]|P|DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN|TR|TD|TH|PRE|DT|DD|FIGCAPTION)$/;

/** An address that visitors can follow; none for files and parts of documents. */
const webAddress = (element: Element): string | undefined => {
  const href = element.getAttribute("href")?.trim() ?? "";
  return /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href) ? href : undefined;
};

/** The marks that an element adds to its text. */
function marksOf(element: HTMLElement, marks: Marks): Marks {
  const { fontWeight, fontStyle } = element.style;
  const name = element.tagName;
  // Google Docs wraps everything in `<b style="font-weight:normal">`.
  const isBold = fontWeight
    ? fontWeight === "bold" || Number(fontWeight) >= 600
    : name === "B" || name === "STRONG";
  const isItalic = fontStyle
    ? fontStyle === "italic"
    : name === "I" || name === "EM";
  const url = name === "A" ? webAddress(element) : undefined;
  return {
    ...marks,
    ...(isBold && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(url && { url }),
  };
}

/** Word writes lists as paragraphs: the level of one, from 1, or 0. */
function wordLevel(element: Element): number {
  const style = element.getAttribute("style") ?? "";
  const [, level] = /mso-list:[^;]*level(\d)/i.exec(style) ?? [];
  return level ? Number(level) : 0;
}

const isWordBullet = (element: Element) =>
  /mso-list:\s*Ignore/i.test(element.getAttribute("style") ?? "");

/** Reads what was copied from Word or a web page. */
class Reader {
  readonly #blocks = new PastedBlocks();
  readonly #left = new Set<string>();
  /** The type of each open list of Word's, from the outermost. */
  readonly #wordLists: string[] = [];
  /** The highest level of heading; the page has its own first heading. */
  readonly #highest: string | undefined;

  constructor(body: HTMLElement) {
    this.#highest = Array.from(body.querySelectorAll("*"), (e) => e.tagName)
      .filter((name) => isHeading.test(name))
      .sort()[0];
    this.#read(body, {});
    this.#closeWordLists(0);
  }

  get pasted(): Pasted {
    return { nodes: this.#blocks.nodes, left: Array.from(this.#left) };
  }

  #read(parent: Node, marks: Marks): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE)
        this.#text(node.textContent ?? "", marks);
      if (node instanceof HTMLElement) this.#element(node, marks);
      else if (node instanceof Element) this.#left.add("pictures");
    }
  }

  #text(text: string, marks: Marks): void {
    const plain = text.replace(/\uFEFF/g, "").replace(/\s+/g, " ");
    if (plain) this.#blocks.text(plain, marks);
  }

  #element(element: HTMLElement, marks: Marks): void {
    const name = element.tagName;
    const left = leftOut[name];
    if (left) this.#left.add(left);
    if (left || ignored.has(name) || isWordBullet(element)) return;
    if (name === "TABLE")
      this.#left.add("tables, whose words are paragraphs now");
    const level = wordLevel(element);
    const container = containers[name];
    if (level) this.#wordItem(element, level);
    else if (container ?? isBlock.test(name)) this.#closeWordLists(0);
    if (container) this.#blocks.open(container);
    else if (name === "BR" || isBlock.test(name))
      this.#blocks.block(this.#blockType(name));
    this.#read(element, marksOf(element, marks));
    if (container) this.#blocks.close();
    else if (isBlock.test(name)) this.#blocks.block();
  }

  #blockType(name: string): string {
    if (!isHeading.test(name)) return "paragraph";
    return name === this.#highest ? "heading-two" : "heading-three";
  }

  #wordItem(element: Element, level: number): void {
    const bullet = Array.from(element.querySelectorAll("[style]")).find(
      isWordBullet,
    );
    const isNumbered = /^\s*\w+[.)]/.test(bullet?.textContent ?? "");
    const type = isNumbered ? "numbered-list" : "bulleted-list";
    this.#closeWordLists(level);
    if (this.#wordLists.length === level) {
      // The item before.
      this.#blocks.close();
      if (this.#wordLists.at(-1) !== type) this.#closeWordList();
    }
    while (this.#wordLists.length < level) {
      this.#blocks.open(type);
      this.#wordLists.push(type);
      if (this.#wordLists.length < level) this.#blocks.open("list-item");
    }
    this.#blocks.open("list-item");
  }

  /** Closes Word's lists down to a level, each with its last item. */
  #closeWordLists(level: number): void {
    while (this.#wordLists.length > level) {
      this.#blocks.close();
      this.#closeWordList();
    }
  }

  #closeWordList(): void {
    this.#blocks.close();
    this.#wordLists.pop();
  }
}

/**
 * Keeps what the site's texts have: headings, lists, quotes, links, bold and
 * italics.
 * @param html as a clipboard holds it
 */
export const readPasted = (html: string): Pasted =>
  new Reader(new DOMParser().parseFromString(html, "text/html").body).pasted;
