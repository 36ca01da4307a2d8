/*
 * Dirty tracking that survives reloads, saves and crashes. The form is dirty while its source
 * differs from its base: the source that was last loaded or saved. `withDirtyTracking` wraps
 * Decap's reducer: it ignores loads that come too late (see `isLateLoad`), corrects the state after all
 * other actions by `trackAction`, and stores the base in `localStorage`, beside Decap's backup.
 */

import { scalarToString } from "../../content/write/normalizeFieldValues";
import { readFormUrlHash, buildFormUrlHash } from "./formUrlHash";
import {
  getFormEntry,
  formLeftActionType,
  getFormFilePath,
  getFormSource,
  hashChangedActionType,
  isDirty,
} from "./formState";
import type { DecapAction, DecapReducer, DecapState } from "./formState";

/** Base of the open form, and the state of its save. */
interface FormBase {
  /** Canonical source that was last loaded into the form or saved from it. */
  readonly source: string;
  /**
   * The last save that began. Opening a new entry resets this property to `undefined`.
   */
  readonly saving?: { readonly path: string; readonly source: string };
  /**
   * Whether a new entry was saved, and Decap hasn't redirected to the saved entry's
   * hash yet.
   */
  readonly isAwaitingRedirect: boolean;
}

interface TrackedState {
  readonly state: DecapState;
  readonly formBase: FormBase;
}

/** Key of the base of a file's form in `localStorage`. */
const baseStorageKey = (path: string) => `made-of:${path}`;

/**
 * Placeholder for an unknown base: every difference from the stored file is a conflict.
 */
const unknownBase = "---\n{}\n---\n";

const loadActions = ["DRAFT_CREATE_FROM_ENTRY", "DRAFT_CREATE_EMPTY"];

/**
 * Whether an action loads an entry too late: the entry's form was left, or already has
 * unsaved changes. An entry that is loaded after its form was left would limit Decap's
 * media library to the entry's pictures.
 */
function isLateLoad(
  { state, formBase }: TrackedState,
  { type, payload }: DecapAction,
  openHash: string | undefined,
): boolean {
  if (!loadActions.includes(type)) return false;
  const { collection, slug, path } = payload?.entry ?? payload ?? {};
  const isNewForm = formBase.isAwaitingRedirect || !path;
  const formUrlHash = buildFormUrlHash(
    String(collection),
    isNewForm ? undefined : slug,
  );
  const isFilled =
    isDirty(state) &&
    getFormEntry(state) !== undefined &&
    path === getFormFilePath(state);
  return openHash !== formUrlHash || isFilled;
}

const setDirty = (state: DecapState, isChanged: boolean): DecapState => ({
  ...state,
  entryDraft: state.entryDraft.set("hasChanged", isChanged),
});

const withDirtyFlag = ({ state, formBase }: TrackedState): TrackedState => {
  const isChanged =
    !formBase.isAwaitingRedirect && getFormSource(state) !== formBase.source;
  return {
    state: getFormEntry(state) ? setDirty(state, isChanged) : state,
    formBase,
  };
};

/** Sets the open entry's `raw`, the base of a three-way merge. */
const withRaw = ({ state, formBase }: TrackedState): TrackedState => ({
  state: {
    ...state,
    entryDraft: state.entryDraft.setIn(["entry", "raw"], formBase.source),
  },
  formBase,
});

/** State with the loaded entry, but with the data and media files of the open form. */
const keepFormData = (loaded: DecapState, form: DecapState): DecapState => ({
  ...loaded,
  entryDraft: loaded.entryDraft
    .setIn(["entry", "data"], getFormEntry(form)?.get("data"))
    .setIn(["entry", "mediaFiles"], getFormEntry(form)?.get("mediaFiles"))
    // A new key would make Decap recreate the form, and lose the cursor.
    .set("key", form.entryDraft.get("key")),
});

/**
 * The pure part of {@link withDirtyTracking}.
 * @param before the state before Decap's reducer
 * @param state the state after Decap's reducer
 * @param readStoredBase returns the stored base of a file's form
 */
function trackAction(
  before: TrackedState,
  state: DecapState,
  action: DecapAction,
  readStoredBase: (path: string) => string,
): TrackedState {
  const { formBase } = before;
  const path = getFormFilePath(state);
  const unchanged = { state, formBase };
  switch (action.type) {
    case "DRAFT_CREATE_EMPTY": {
      const { isAwaitingRedirect } = formBase;
      return {
        state,
        formBase: { source: getFormSource(state), isAwaitingRedirect },
      };
    }
    case "DRAFT_CREATE_FROM_ENTRY": {
      // After the first save of a new entry, Decap loads the saved entry into the form. Edits
      // typed meanwhile stay.
      const hasUnsavedEdits =
        formBase.isAwaitingRedirect &&
        !getFormFilePath(before.state) &&
        getFormSource(before.state) !== formBase.source;
      return {
        state: hasUnsavedEdits ? keepFormData(state, before.state) : state,
        formBase: { ...formBase, source: getFormSource(state) },
      };
    }
    case "DRAFT_CREATE_FROM_LOCAL_BACKUP":
      // After a crash, Decap restores the edits, and then loads the stored entry. `isLateLoad`
      // ignores that load, so that the edits stay.
      return withRaw({
        state,
        formBase: { ...formBase, source: readStoredBase(path) },
      });
    case "DRAFT_CHANGE_FIELD":
      // Decap's own `hasChanged` is unreliable. It becomes true when the rich text editor merely
      // reformats a text on opening, and it stays false for an edit that was typed during a save,
      // or that restores the loaded value after a save.
      return isDirty(before.state) && isDirty(state)
        ? unchanged
        : withDirtyFlag(unchanged);
    case "ENTRY_PERSIST_REQUEST":
    case "UNPUBLISHED_ENTRY_PERSIST_REQUEST":
      return {
        state,
        formBase: {
          ...formBase,
          saving: { path, source: getFormSource(state) },
        },
      };
    case "ENTRY_PERSIST_SUCCESS":
    case "UNPUBLISHED_ENTRY_PERSIST_SUCCESS": {
      const { saving } = formBase;
      // Another form may have been opened meanwhile.
      if (!getFormEntry(state) || path !== saving?.path)
        return withDirtyFlag(unchanged);
      const { source } = saving;
      const saved = { source, saving, isAwaitingRedirect: !path };
      return withDirtyFlag(withRaw({ state, formBase: saved }));
    }
    case hashChangedActionType:
      // Decap has redirected to the saved entry's hash. A form that became dirty before would
      // make Decap ask whether to leave it.
      return withDirtyFlag({
        state,
        formBase: { ...formBase, isAwaitingRedirect: false },
      });
    case formLeftActionType:
    case "UNPUBLISHED_ENTRY_DELETE_SUCCESS":
      // The user has agreed to discard the edits.
      return { state: setDirty(state, false), formBase };
    default:
      return unchanged;
  }
}

/** Adds dirty tracking to Decap's reducer, and stores the bases of dirty forms. */
export function withDirtyTracking(reduce: DecapReducer): DecapReducer {
  let formBase: FormBase = { source: "", isAwaitingRedirect: false };

  return (state, action) => {
    if (!state) return reduce(state, action);
    const before = { state, formBase };
    if (isLateLoad(before, action, readFormUrlHash())) return state;
    const next = trackAction(
      before,
      reduce(state, action),
      action,
      (path) => localStorage.getItem(baseStorageKey(path)) ?? unknownBase,
    );
    formBase = next.formBase;
    if (action.type.endsWith("ENTRY_PERSIST_SUCCESS") && before.formBase.saving)
      localStorage.removeItem(baseStorageKey(before.formBase.saving.path));
    const path = getFormFilePath(next.state);
    if (
      path &&
      isDirty(next.state) &&
      next.state.entryDraft !== state.entryDraft
    )
      localStorage.setItem(
        baseStorageKey(path),
        scalarToString(getFormEntry(next.state)?.get("raw")),
      );
    return next.state;
  };
}
