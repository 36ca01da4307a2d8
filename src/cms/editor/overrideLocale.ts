import { formHere } from "./formAddress";

/** Stands in a question for the entry in the form. */
const thisEntry = "{entry}";

/** The entry in the form, such as `cities/tacoma`. */
const entryHere = () =>
  (formHere() ?? "").replace("#/collections/", "").replace("entries/", "");

/** Replaces Decap's words that say too little to an editor, or the wrong thing. */
export function overrideLocale(): void {
  const words = window.CMS.getLocale("en");
  const { editor, ui } = words;
  editor.editor.confirmLoadBackup =
    "Something that you typed here was not saved. OK brings it back into the form, Cancel discards it.";
  editor.editor.onDeletePublishedEntry = `Delete ${thisEntry}?`;
  editor.editor.onDeleteWithUnsavedChanges = `Delete ${thisEntry}, with what you have typed and not saved?`;
  const confirm = window.confirm.bind(window);
  window.confirm = (question = "") =>
    confirm(question.replace(thisEntry, entryHere));
  editor.editorControlPane.widget.regexPattern = "Write %{pattern}.";
  ui.toast.onFailToPersist = "%{details}";
  ui.toast.onFailToPublishEntry = "%{details}";
  ui.toast.onFailToDelete = "%{details}";
  ui.errorBoundary.details =
    "The editor has stopped. What you typed is kept in this browser: reload this page. If it happens again, please ";
  window.CMS.registerLocale("en", words);
}
