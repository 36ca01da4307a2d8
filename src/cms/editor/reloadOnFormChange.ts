import { currentFormHash, buildFormHash } from "./formHash";
import {
  hashChangedAction,
  formEntry,
  formLeftAction,
  isDirty,
} from "./trackUnsavedEdits";
import type { DecapAction, DecapState } from "./trackUnsavedEdits";

export interface DecapStore {
  readonly dispatch: (action: DecapAction) => unknown;
  readonly getState: () => DecapState;
}

/** The address of the open form's entry; none if no form is open. */
function formHashOf(state: DecapState): string | undefined {
  const entry = formEntry(state);
  const slug = entry?.get("path") ? String(entry.get("slug")) : undefined;
  return entry && buildFormHash(String(entry.get("collection")), slug);
}

/**
 * Loads the page again when another form is opened by its address, as by a bookmark or
 * the browser's history. Decap would keep the form: it would publish what is shown,
 * and delete the entry that the address names.
 */
export function reloadOnFormChange(store: DecapStore): void {
  addEventListener("hashchange", (event) => {
    const state = store.getState();
    const openHash = formHashOf(state);
    if (!openHash || !currentFormHash() || currentFormHash() === openHash) {
      store.dispatch({ type: hashChangedAction });
      return;
    }
    // Decap, which listens later, must not hear of it.
    event.stopImmediatePropagation();
    const { onLeavePage = "" } = window.CMS.getLocale("en").editor.editor;
    if (isDirty(state) && !window.confirm(onLeavePage)) {
      history.replaceState(history.state, "", event.oldURL);
      return;
    }
    // Decap would ask, too.
    store.dispatch({ type: formLeftAction });
    location.reload();
  });
}
