import { serializeContentFile } from "../../content/write/serializeContentFile";
import { scalarToString } from "../../content/write/normalizeFields";
import type { ImmutableMap } from "./decapApi";
import { readOpenEntry } from "./decapInternals";
import { currentFormHash, buildFormHash } from "./formHash";

// Decap doesn't document its store. `installStoreEnhancer` verifies what this file relies on.

interface DecapEntry {
  readonly collection?: string;
  readonly slug?: string;
  readonly path?: string;
}

export interface DecapAction {
  readonly type: string;
  /** An entry, which some actions wrap in an object. */
  readonly payload?: DecapEntry & { readonly entry?: DecapEntry };
}

/** The part of Decap's state that holds the open form. */
export interface DecapState {
  readonly entryDraft: {
    get: (name: "entry" | "hasChanged" | "key") => unknown;
    set: (
      name: "hasChanged" | "key",
      value: unknown,
    ) => DecapState["entryDraft"];
    setIn: (
      path: readonly string[],
      value: unknown,
    ) => DecapState["entryDraft"];
  };
}

export type DecapReducer = (
  state: DecapState | undefined,
  action: DecapAction,
) => DecapState;

/** Whether the open form has unsaved changes. */
export const isDirty = ({ entryDraft }: DecapState) =>
  entryDraft.get("hasChanged") === true;

/** Entry in the open form; `undefined` if no form is open. */
export function formEntry({
  entryDraft,
}: DecapState): ImmutableMap | undefined {
  const entry = entryDraft.get("entry") as ImmutableMap | undefined;
  return entry?.get("collection") ? entry : undefined;
}

/** Path of the open form's file, from the project's folder; empty for a new entry. */
const formPath = (state: DecapState) =>
  scalarToString(formEntry(state)?.get("path"));

/** Source of the open form's file in canonical form; empty if no form is open. */
function formSource(state: DecapState): string {
  const entry = formEntry(state);
  return entry ? serializeContentFile(readOpenEntry(entry).file) : "";
}

/** Key in `localStorage` of the base of a file's form. */
const baseStorageKey = (path: string) => `made-of:${path}`;

/** Stands for an unknown base: every difference from the stored file is a conflict. */
const unknownBase = "---\n{}\n---\n";

/** Actions of this project: the hash has changed; the editor agreed to leave the form. */
export const hashChangedAction = "ADDRESS_CHANGED";
export const formLeftAction = "FORM_LEFT";

const loadActions = ["DRAFT_CREATE_FROM_ENTRY", "DRAFT_CREATE_EMPTY"];

/**
 * Whether an action loads an entry too late: its form was left, or already has unsaved
 * changes. With an entry but no form, Decap would show the entry's pictures as all media.
 * @param isAwaitingRedirect whether a new entry was saved, and Decap hasn't gone to its
 * form's hash yet
 */
function isStale(
  state: DecapState,
  { type, payload }: DecapAction,
  isAwaitingRedirect: boolean,
): boolean {
  if (!loadActions.includes(type)) return false;
  const { collection, slug, path } = payload?.entry ?? payload ?? {};
  const formHash = buildFormHash(
    String(collection),
    isAwaitingRedirect || !path ? "" : slug,
  );
  const isOpen = currentFormHash() === formHash;
  const isFilled =
    isDirty(state) &&
    formEntry(state) !== undefined &&
    path === formPath(state);
  return !isOpen || isFilled;
}

/**
 * Dirty tracking that survives reloads, saves and crashes.
 *
 * The form is dirty while its source differs from its base: the source that was loaded
 * or last saved. Decap's `hasChanged` is true when its rich text merely reformats a text
 * on opening it, and false for an edit that was typed during a save, or that restores
 * the loaded value after one.
 *
 * Edits that were restored after a crash stay, although Decap then loads the stored
 * entry over them.
 *
 * After the first save of a new entry, Decap loads the saved entry into the form, and
 * then goes to the entry's hash. Edits typed meanwhile stay, but the form is dirty only
 * after the redirect: otherwise Decap would ask whether to leave it.
 *
 * `raw` of the open entry is the base of a three-way merge. `localStorage` has it beside
 * Decap's backup.
 */
export function trackUnsavedEdits(reduce: DecapReducer): DecapReducer {
  /** Source that was loaded or last saved, in the form's canonical form. */
  let baseSource = "";
  /** The save in flight; `undefined` once another new entry was opened. */
  let saving: { path: string; source: string } | undefined;
  /** Whether a new entry was saved, and Decap hasn't gone to its form's hash yet. */
  let isAwaitingRedirect = false;

  const setDirty = (state: DecapState, isChanged: boolean): DecapState => ({
    ...state,
    entryDraft: state.entryDraft.set("hasChanged", isChanged),
  });
  const updateDirtyFlag = (state: DecapState): DecapState =>
    formEntry(state)
      ? setDirty(state, !isAwaitingRedirect && formSource(state) !== baseSource)
      : state;
  const withBaseSource = (state: DecapState): DecapState => ({
    ...state,
    entryDraft: state.entryDraft.setIn(["entry", "raw"], baseSource),
  });
  /** The loaded entry, with the data of the open form. */
  const keepFormData = (loaded: DecapState, form: DecapState): DecapState => ({
    ...loaded,
    entryDraft: loaded.entryDraft
      .setIn(["entry", "data"], formEntry(form)?.get("data"))
      .setIn(["entry", "mediaFiles"], formEntry(form)?.get("mediaFiles"))
      // A new key would make Decap recreate the form, and lose the cursor.
      .set("key", form.entryDraft.get("key")),
  });

  function nextState(state: DecapState, action: DecapAction): DecapState {
    const next = reduce(state, action);
    const path = formPath(next);
    switch (action.type) {
      case "DRAFT_CREATE_EMPTY":
        saving = undefined;
        baseSource = formSource(next);
        return next;
      case "DRAFT_CREATE_FROM_ENTRY": {
        const hasUnsavedEdits =
          isAwaitingRedirect &&
          !formPath(state) &&
          formSource(state) !== baseSource;
        baseSource = formSource(next);
        return hasUnsavedEdits ? keepFormData(next, state) : next;
      }
      case "DRAFT_CREATE_FROM_LOCAL_BACKUP":
        baseSource = localStorage.getItem(baseStorageKey(path)) ?? unknownBase;
        return withBaseSource(next);
      case "DRAFT_CHANGE_FIELD":
        return isDirty(state) && isDirty(next) ? next : updateDirtyFlag(next);
      case "ENTRY_PERSIST_REQUEST":
      case "UNPUBLISHED_ENTRY_PERSIST_REQUEST":
        saving = { path, source: formSource(next) };
        return next;
      case "ENTRY_PERSIST_SUCCESS":
      case "UNPUBLISHED_ENTRY_PERSIST_SUCCESS":
        if (saving) localStorage.removeItem(baseStorageKey(saving.path));
        // Another form may have been opened meanwhile.
        if (!formEntry(next) || path !== saving?.path)
          return updateDirtyFlag(next);
        baseSource = saving.source;
        isAwaitingRedirect = !path;
        return updateDirtyFlag(withBaseSource(next));
      case hashChangedAction:
        isAwaitingRedirect = false;
        return updateDirtyFlag(next);
      case formLeftAction:
      case "UNPUBLISHED_ENTRY_DELETE_SUCCESS":
        // The editor has agreed to discard the edits.
        return setDirty(next, false);
      default:
        return next;
    }
  }

  return (state, action) => {
    if (!state) return reduce(state, action);
    if (isStale(state, action, isAwaitingRedirect)) return state;
    const next = nextState(state, action);
    const path = formPath(next);
    if (path && isDirty(next) && next.entryDraft !== state.entryDraft)
      localStorage.setItem(
        baseStorageKey(path),
        scalarToString(formEntry(next)?.get("raw")),
      );
    return next;
  };
}
