import { withDirtyTracking } from "./withDirtyTracking";
import type { DecapAction, DecapReducer, DecapState } from "./formState";
import { reloadOnFormNavigation } from "./reloadOnFormNavigation";
import type { DecapStore } from "./reloadOnFormNavigation";

/**
 * Actions that probe Decap's reducer, with the `hasChanged` expected after each action.
 */
const probeActions: readonly (readonly [type: string, isChanged: boolean])[] = [
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

/** Whether Decap's reducer sets `hasChanged` as `withDirtyTracking` expects. */
function behavesAsExpected(reduce: DecapReducer): boolean {
  const fakeEntry = {
    get: (key: string) => (key === "name" ? key : undefined),
  };
  const payload = { entry: fakeEntry, field: fakeEntry, entries: [] };
  let state: DecapState | undefined;
  return probeActions.every(([type, isChanged]) => {
    state = reduce(state, { type, payload } as DecapAction);
    return state.entryDraft.get("hasChanged") === isChanged;
  });
}

type CreateStore = (
  reducer: DecapReducer,
  ...rest: readonly unknown[]
) => DecapStore;

declare global {
  interface Window {
    /** Hook of Redux DevTools: composes enhancers of the store. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (
      enhance: (create: CreateStore) => CreateStore,
    ) => (create: CreateStore) => CreateStore;
  }
}

/**
 * Installs the hook that enhances Decap's store. Must be called before Decap's script
 * runs.
 * @returns a function that throws if Decap's store was not enhanced, or its reducer
 * fails the probe
 */
export function installStoreEnhancer(): () => void {
  let isVerified = false;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (create) =>
    enhance((reducer, ...rest) => {
      isVerified = behavesAsExpected(reducer);
      const store = create(withDirtyTracking(reducer), ...rest);
      reloadOnFormNavigation(store);
      return store;
    });
  return () => {
    if (!isVerified)
      throw new Error(
        "Decap keeps its forms in another way than before: see installStoreEnhancer.ts",
      );
  };
}
