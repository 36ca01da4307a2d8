import type { ComponentClass, ComponentType, ReactNode } from "react";
import type { ControlProps } from "./decapApi";
import { askForAddress } from "./linkDialog";
import type { LinkedPage } from "./linkedPages";

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Hands an input to Decap's text editor, as if it were typed or pasted. */
const input = (editable: Element, data: InputEventInit) =>
  editable.dispatchEvent(
    new InputEvent("beforeinput", {
      bubbles: true,
      cancelable: true,
      ...data,
    }),
  );

/** A link as Decap's rich text copies its own parts. */
function asCopied(url: string, text: string): DataTransfer {
  const link = { type: "link", data: { url }, children: [{ text }] };
  const copied = new DataTransfer();
  copied.setData(
    "application/x-slate-fragment",
    btoa(encodeURIComponent(JSON.stringify([link, { text: " " }]))),
  );
  return copied;
}

const visualEditor = ".cms-editor-visual";

const elementOf = (node: Node | undefined) =>
  node instanceof Element ? node : node?.parentElement;

/** Selects a range of a text again, after a dialog has had the focus. */
async function select(editable: HTMLElement, range: Range | undefined) {
  editable.focus();
  if (range) {
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  }
  // The editor hears of it later, and takes it over with the next input.
  await frame();
  await frame();
  input(editable, { inputType: "" });
}

const editableIn = (part: Element | null | undefined) =>
  part?.querySelector<HTMLElement>("[data-slate-editor]");

/** Gives links in texts a dialog with the site's pages. */
export class LinkPicker {
  readonly #pages: () => readonly LinkedPage[];
  /** What was selected last in a text: a click on a button can clear it. */
  #range: Range | undefined;
  /** What Decap is to be told when it asks for the address again. */
  #answer: string | undefined;

  /** @param pages those that can be linked to, by now */
  constructor(pages: () => readonly LinkedPage[]) {
    this.#pages = pages;
    document.addEventListener("selectionchange", () => {
      const selection = document.getSelection();
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
      if (elementOf(range?.startContainer)?.closest("[data-slate-editor]"))
        this.#range = range?.cloneRange();
    });
    // Decap asks for nothing but the address of a link in this way.
    window.prompt = (_question, current = "") => {
      const answer = this.#answer;
      this.#answer = undefined;
      if (answer !== undefined) return answer;
      const editor =
        document.activeElement?.closest(visualEditor) ??
        elementOf(this.#range?.startContainer)?.closest(visualEditor);
      if (editor) void this.#linkRich(editor, current);
      return null;
    };
  }

  /** Decap's text input, which in raw Markdown gets a button for links. */
  withButton(
    Control: ComponentType<ControlProps>,
  ): ComponentType<ControlProps> {
    const Markdown = Control as ComponentClass<ControlProps, { mode: string }>;
    const linkRaw = (button: Element) => void this.#linkRaw(button);
    return class LinkedText extends Markdown {
      override render(): ReactNode {
        return window.h(
          "div",
          null,
          super.render(),
          this.state.mode === "raw" &&
            window.h(
              "button",
              {
                type: "button",
                style: { marginTop: "6px", fontSize: "13px" },
                // The text keeps its selection.
                onMouseDown: (event: Event) => event.preventDefault(),
                onClick: ({ currentTarget }: { currentTarget: Element }) =>
                  linkRaw(currentTarget),
              },
              "Link to a page …",
            ),
        );
      }
    };
  }

  async #linkRich(editor: Element, current: string): Promise<void> {
    const editable = editableIn(editor);
    if (!editable) return;
    const range = this.#rangeIn(editable);
    const address = await askForAddress(this.#pages(), current);
    await select(editable, range);
    if (address === undefined) return;
    if (!range?.toString() && !current) {
      const data = asCopied(address, this.#titleOf(address));
      input(editable, { inputType: "insertFromPaste", dataTransfer: data });
      return;
    }
    this.#answer = address;
    // Found only now: Decap has drawn its buttons anew.
    editor.querySelector<HTMLElement>('button[title="Link"]')?.click();
  }

  async #linkRaw(button: Element): Promise<void> {
    const editable = editableIn(button.parentElement);
    if (!editable) return;
    const range = this.#rangeIn(editable);
    const address = await askForAddress(this.#pages(), "");
    await select(editable, range);
    if (!address) return;
    const data = `[${range?.toString() || this.#titleOf(address)}](${address})`;
    input(editable, { inputType: "insertText", data });
  }

  /** What was selected last in this text, or the place of the cursor. */
  #rangeIn = (editable: HTMLElement) =>
    editable.contains(this.#range?.startContainer ?? null)
      ? this.#range?.cloneRange()
      : undefined;

  #titleOf = (address: string) =>
    this.#pages().find(({ path }) => path === address)?.title ?? address;
}
