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
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", data.getData("text/plain"));
    editor.dispatchEvent(
      new InputEvent("beforeinput", {
        inputType: "insertFromPaste",
        dataTransfer,
        bubbles: true,
        cancelable: true,
      }),
    );
  };
  const before = { capture: true };
  document.addEventListener(
    "paste",
    (event) => clean(event, event.clipboardData),
    before,
  );
  document.addEventListener(
    "drop",
    (event) => clean(event, event.dataTransfer),
    before,
  );
}
