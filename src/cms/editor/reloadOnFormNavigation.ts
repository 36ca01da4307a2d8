import { readFormUrlHash, buildFormUrlHash } from "./formUrlHash";
import {
  hashChangedActionType,
  getFormEntry,
  formLeftActionType,
  isDirty,
} from "./formState";
import type { DecapAction, DecapState } from "./formState";

export interface DecapStore {
  readonly dispatch: (action: DecapAction) => unknown;
  readonly getState: () => DecapState;
}

/** Hash of the form that is open in Decap's store; `undefined` if no form is open. */
function formHashOf(state: DecapState): string | undefined {
  const entry = getFormEntry(state);
  const slug = entry?.get("path") ? String(entry.get("slug")) : undefined;
  return entry && buildFormUrlHash(String(entry.get("collection")), slug);
}

/**
 * Reloads the page when the hash changes to another form, as by a bookmark or the
 * browser's history. Decap would keep showing the first form: _Publish_ would save the
 * entry in that form, but _Delete_ would delete the entry in the hash.
 */
export function reloadOnFormNavigation(store: DecapStore): void {
  addEventListener("hashchange", (event) => {
    const state = store.getState();
    const openHash = formHashOf(state);
    if (!openHash || !readFormUrlHash() || readFormUrlHash() === openHash) {
      store.dispatch({ type: hashChangedActionType });
      return;
    }
    // Keeps the event from Decap's listener, which was added later.
    event.stopImmediatePropagation();
    const { onLeavePage = "" } = window.CMS.getLocale("en").editor.editor;
    if (isDirty(state) && !window.confirm(onLeavePage)) {
      history.replaceState(history.state, "", event.oldURL);
      return;
    }
    // Keeps Decap from asking again whether to leave the form.
    store.dispatch({ type: formLeftActionType });
    location.reload();
  });
}
