import { openFormAddress, formAddress } from "./formAddress";
import {
  addressChanged,
  formEntry,
  formLeft,
  hasChanged,
} from "./preserveEdits";
import type { Action, State } from "./preserveEdits";

export interface Store {
  readonly dispatch: (action: Action) => unknown;
  readonly getState: () => State;
}

/** The address of the open form's entry; none if no form is open. */
function formIn(state: State): string | undefined {
  const entry = formEntry(state);
  const slug = entry?.get("path") ? String(entry.get("slug")) : undefined;
  return entry && formAddress(String(entry.get("collection")), slug);
}

/**
 * Loads the page again when another form is opened by its address, as by a bookmark or
 * the browser's history. Decap would keep the form: it would publish what is shown,
 * and delete the entry that the address names.
 */
export function reloadForOtherForms(store: Store): void {
  addEventListener("hashchange", (event) => {
    const state = store.getState();
    const open = formIn(state);
    if (!open || !openFormAddress() || openFormAddress() === open) {
      store.dispatch({ type: addressChanged });
      return;
    }
    // Decap, which listens later, must not hear of it.
    event.stopImmediatePropagation();
    const { onLeavePage = "" } = window.CMS.getLocale("en").editor.editor;
    if (hasChanged(state) && !window.confirm(onLeavePage)) {
      history.replaceState(history.state, "", event.oldURL);
      return;
    }
    // Decap would ask, too.
    store.dispatch({ type: formLeft });
    location.reload();
  });
}
