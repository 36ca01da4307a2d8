import { formHere, formOf } from "./formAddress";
import { entryIn, hasChanged, left, moved } from "./preserveEdits";
import type { Action, State } from "./preserveEdits";

export interface Store {
  readonly dispatch: (action: Action) => unknown;
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => unknown;
}

/** The address of the open form's entry; none if no form is open. */
function formIn(state: State): string | undefined {
  const entry = entryIn(state);
  const slug = entry?.get("path") ? String(entry.get("slug")) : undefined;
  return entry && formOf(String(entry.get("collection")), slug);
}

/**
 * Leaves a form before another one is opened by its address, as by a bookmark or
 * the browser's history. Decap would keep the form: it would publish what is shown,
 * and delete the entry that the address names.
 */
export function leaveFormFirst(store: Store): void {
  let next = "";
  addEventListener("hashchange", (event) => {
    const state = store.getState();
    const open = formIn(state);
    const isOther = formHere() !== undefined && formHere() !== open;
    if (!open || !isOther) {
      if (!next) store.dispatch({ type: moved });
      return;
    }
    // Decap, which listens later, must not hear of it.
    event.stopImmediatePropagation();
    const { onLeavePage = "" } = window.CMS.getLocale("en").editor.editor;
    if (hasChanged(state) && !window.confirm(onLeavePage)) {
      history.replaceState(history.state, "", event.oldURL);
      return;
    }
    next = location.hash;
    store.dispatch({ type: left });
    // The list of its entries: other addresses would lead on by themselves.
    location.replace(open.split("/").slice(0, 3).join("/"));
  });
  store.subscribe(() => {
    if (!next || formIn(store.getState())) return;
    const address = next;
    next = "";
    location.replace(address);
  });
}
