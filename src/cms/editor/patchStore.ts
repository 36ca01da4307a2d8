import { preserveEdits } from "./preserveEdits";
import type { Action, Reducer, State } from "./preserveEdits";
import { reloadForOtherForms } from "./reloadForOtherForms";
import type { Store } from "./reloadForOtherForms";

/** Actions of Decap's, and whether its form has changed after each. */
const actionTypes: readonly (readonly [type: string, isChanged: boolean])[] = [
  ["DRAFT_DISCARD", false],
  ["DRAFT_LOCAL_BACKUP_RETRIEVED", false],
  ["DRAFT_CREATE_FROM_LOCAL_BACKUP", true],
  ["DRAFT_CREATE_EMPTY", false],
  ["DRAFT_CHANGE_FIELD", true],
  ["ENTRY_PERSIST_SUCCESS", false],
  ["DRAFT_CHANGE_FIELD", true],
  ["UNPUBLISHED_ENTRY_PERSIST_SUCCESS", false],
  ["DRAFT_CHANGE_FIELD", true],
  ["DRAFT_CREATE_FROM_ENTRY", false],
];

/** Whether a store does what this file knows of it. */
function isKnown(reduce: Reducer): boolean {
  const named = { get: (key: string) => (key === "name" ? key : undefined) };
  const payload = { entry: named, field: named, entries: [] };
  let state: State | undefined;
  return actionTypes.every(([type, isChanged]) => {
    state = reduce(state, { type, payload } as Action);
    return state.entryDraft.get("hasChanged") === isChanged;
  });
}

type CreateStore = (reducer: Reducer, ...rest: readonly unknown[]) => Store;

declare global {
  interface Window {
    /** What Redux asks browser extensions for: a change of how stores are made. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (
      enhance: (create: CreateStore) => CreateStore,
    ) => (create: CreateStore) => CreateStore;
  }
}

/**
 * Changes how Decap makes its store. Has to be called before Decap's script.
 * @returns a function that throws when the store isn't as this file knows it
 */
export function patchStore(): () => void {
  let isWatched = false;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (create) =>
    enhance((reducer, ...rest) => {
      isWatched = isKnown(reducer);
      const store = create(preserveEdits(reducer), ...rest);
      reloadForOtherForms(store);
      return store;
    });
  return () => {
    if (!isWatched)
      throw new Error(
        "Decap keeps its forms in another way than before: see patchStore.ts",
      );
  };
}
