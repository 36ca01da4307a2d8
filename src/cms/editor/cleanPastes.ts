const fragment = "application/x-slate-fragment";

/** Rich text is drawn as paragraphs and headings, Markdown as lines in `div`. */
const isRichText = (editor: Element) =>
  Boolean(editor.querySelector("p, h1, h2, h3, h4, h5, h6, ul, ol"));

/** What a text editor can take of a clipboard. */
function taken(editor: Element, data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  const own = data.getData(fragment);
  if (own && isRichText(editor)) {
    copy.setData(fragment, own);
    return copy;
  }
  copy.setData("text/plain", data.getData("text/plain"));
  return copy;
}

/**
 * Pastes and drops formatted text as plain text. Decap 3.16 takes its HTML in a
 * form that it can't handle: a link or picture stops the whole editor, and after
 * a list nothing that is typed is saved.
 */
export function cleanPastes(): void {
  const clean = (event: Event, data: DataTransfer | null) => {
    const editor = (event.target as Element).closest("[contenteditable=true]");
    if (!editor || !data?.types.includes("text/html")) return;
    event.preventDefault();
    event.stopPropagation();
    editor.dispatchEvent(
      new InputEvent("beforeinput", {
        inputType: "insertFromPaste",
        dataTransfer: taken(editor, data),
        bubbles: true,
        cancelable: true,
      }),
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
