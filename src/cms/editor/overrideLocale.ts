/** Replaces UI strings of Decap that are vague or wrong here. */
export function overrideLocale(): void {
  const locale = window.CMS.getLocale("en");
  const { editor, ui } = locale;
  editor.editor.confirmLoadBackup =
    "Something that you typed here was not saved. OK brings it back into the form, Cancel discards it.";
  editor.editorControlPane.widget.regexPattern = "Write %{pattern}.";
  ui.toast.onFailToPersist = "%{details}";
  ui.toast.onFailToPublishEntry = "%{details}";
  ui.toast.onFailToDelete = "%{details}";
  ui.errorBoundary.details =
    "The editor has stopped. What you typed is kept in this browser: reload this page. If it happens again, please ";
  window.CMS.registerLocale("en", locale);
}
