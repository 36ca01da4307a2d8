import { replaceForbiddenCharacters } from "./clipboardText";
import { sanitizeClipboardHtml } from "./sanitizeClipboardHtml";

/** Replaces the selection of a form control. */
function insertIntoField(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): void {
  const { selectionStart, selectionEnd } = field;
  const value =
    field instanceof HTMLInputElement ? text.replaceAll("\n", " ") : text;
  field.setRangeText(value, selectionStart ?? 0, selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function createPlainInput(text: string): InputEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", text);
  return new InputEvent("beforeinput", {
    inputType: "insertFromPaste",
    dataTransfer,
    bubbles: true,
    cancelable: true,
  });
}

function createFormattedPaste(html: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  return new ClipboardEvent("paste", {
    clipboardData,
    bubbles: true,
    cancelable: true,
  });
}

/**
 * Intercepts pasted and dropped content before Decap: sanitizes HTML, inserts plain
 * text where the editor shows Markdown, and removes forbidden characters.
 * @param origins the site's origins
 */
export function interceptPastes(origins: readonly string[]): void {
  const dispatchedPastes = new WeakSet<Event>();

  /** @returns whether Decap has handled the paste */
  function dispatchPaste(editor: Element, html: string): boolean {
    const paste = createFormattedPaste(sanitizeClipboardHtml(html, origins));
    dispatchedPastes.add(paste);
    return !editor.dispatchEvent(paste);
  }

  function handlePaste(event: Event, data: DataTransfer | null): void {
    if (!data || dispatchedPastes.has(event)) return;
    const target = event.target as Element;
    const editor = target.closest("[contenteditable=true]");
    const html = editor ? data.getData("text/html") : "";
    const original = data.getData("text/plain");
    const text = replaceForbiddenCharacters(original);
    // Fields for numbers and dates have no selection.
    const isField =
      (target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement) &&
      target.selectionStart !== null;
    if ((!editor && !isField) || (!html && text === original)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isField) {
      insertIntoField(target, text);
      return;
    }
    if (!editor) return;
    const isFormatted = html !== "" && !editor.closest(".cms-editor-raw");
    const isHandled = isFormatted && dispatchPaste(editor, html);
    if (!isHandled) editor.dispatchEvent(createPlainInput(text));
  }

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
