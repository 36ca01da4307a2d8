import type { OpenForm } from "./openForm";
import type { PastedNode, PastedText } from "./pastedBlocks";
import { readPasted } from "./readPasted";

const fragment = "application/x-slate-fragment";

const richText = '[data-slate-editor="true"]';

/** The data in the form in which Decap's rich text copies its own parts. */
function asOwn(nodes: readonly unknown[]): DataTransfer {
  const data = new DataTransfer();
  const json = JSON.stringify(nodes);
  data.setData(fragment, btoa(encodeURIComponent(json)));
  return data;
}

const empty = { type: "paragraph", children: [{ text: "" }] };

/**
 * The first and the last block become part of the one that they are pasted into:
 * all but a single paragraph are to stay as they are.
 */
const apart = (nodes: readonly (PastedNode | PastedText)[]) =>
  nodes.length === 1 && nodes.every((node) => isInline(node))
    ? nodes
    : [empty, ...nodes, empty];

const isInline = (node: PastedNode | PastedText) =>
  "text" in node || node.type === "paragraph";

function insert(target: Element, data: DataTransfer): void {
  target.dispatchEvent(
    new InputEvent("beforeinput", {
      inputType: "insertFromPaste",
      dataTransfer: data,
      bubbles: true,
      cancelable: true,
    }),
  );
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(words);

/** The blocks of a clipboard, and what is left out. */
function read(data: DataTransfer): ReturnType<typeof readPasted> {
  const html = data.getData("text/html");
  if (html) return readPasted(html);
  return { nodes: [], left: ["pictures"] };
}

/**
 * What is pasted or dropped into rich text keeps the formats that the site has.
 * Decap would take pictures and links in a form that it then can't draw: the
 * whole editor would stop.
 */
export function cleanPastes(form: OpenForm): void {
  const clean = (event: Event, data: DataTransfer | null) => {
    const target = (event.target as Element).closest(richText);
    if (!target || !data) return;
    const own = data.getData(fragment);
    const isPlain = !data.types.includes("text/html") && !data.files.length;
    if (isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    if (own) {
      const copy = new DataTransfer();
      copy.setData(fragment, own);
      insert(target, copy);
      return;
    }
    const { nodes, left } = read(data);
    if (nodes.length) insert(target, asOwn(apart(nodes)));
    form.say(
      "pasted",
      left.length
        ? {
            text: `Pasted with headings, lists, quotes, links, bold and italics. Left out: ${listed(left)}.`,
            answers: [{ label: "OK", run: () => form.say("pasted") }],
          }
        : undefined,
    );
  };
  document.addEventListener(
    "paste",
    (event) => clean(event, event.clipboardData),
    { capture: true },
  );
  document.addEventListener(
    "drop",
    (event) => clean(event, event.dataTransfer),
    { capture: true },
  );
}
