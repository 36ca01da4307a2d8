/** A piece of text, in the form of Decap's rich text. */
export interface PastedText {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
}

/** A block, list item or link with what is in it. */
export interface PastedNode {
  readonly type: string;
  readonly data?: { readonly url: string };
  readonly children: (PastedNode | PastedText)[];
}

/** How a text looks, and where it leads. */
export interface Marks {
  readonly bold?: true;
  readonly italic?: true;
  readonly url?: string;
}

const isText = (node: PastedNode | PastedText): node is PastedText =>
  "text" in node;

const hasText = (node: PastedNode | PastedText): boolean =>
  isText(node) ? node.text.trim() !== "" : node.children.some(hasText);

/** Builds blocks of rich text one after the other. */
export class PastedBlocks {
  readonly #root: PastedNode = { type: "root", children: [] };
  /** The open containers, from the root to the innermost. */
  #open: PastedNode[] = [this.#root];
  #block: PastedNode | undefined;

  /** Opens a list, a list item or a quote. */
  open(type: string): void {
    this.#block = undefined;
    const node: PastedNode = { type, children: [] };
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  close(): void {
    this.#block = undefined;
    if (this.#open.length > 1) this.#open.pop();
  }

  /** Starts a paragraph or heading with the next text. */
  block(type = "paragraph"): void {
    this.#block = { type, children: [] };
  }

  /** Adds text to the current block. */
  text(text: string, { url, ...marks }: Marks): void {
    this.#block ??= { type: "paragraph", children: [] };
    const { children } = this.#block;
    const shown = children.length ? text : text.trimStart();
    if (!shown) return;
    if (!children.length) this.#open.at(-1)?.children.push(this.#block);
    const piece: PastedText = { text: shown, ...marks };
    const last = children.at(-1);
    if (!url) children.push(piece);
    else if (last && !isText(last) && last.data?.url === url)
      last.children.push(piece);
    else children.push({ type: "link", data: { url }, children: [piece] });
  }

  /** The blocks that have any text. */
  get nodes(): (PastedNode | PastedText)[] {
    const kept = (node: PastedNode): PastedNode => ({
      ...node,
      children: node.children
        .filter((child) => (isText(child) ? child.text : hasText(child)))
        .map((child) => (isText(child) ? child : kept(child))),
    });
    return kept(this.#root).children;
  }
}
