import { serializeContentFile } from "../../content/write/serializeContentFile";
import { scalarToString } from "../../content/write/normalizeFields";
import type { ImmutableMap } from "./decapApi";
import { readOpenEntry } from "./decapInternals";
import { currentFormHash, buildFormHash } from "./formHash";

// Decap doesn't document its store. `installStoreEnhancer` tries what this file knows of it.

interface DecapEntry {
  readonly collection?: string;
  readonly slug?: string;
  readonly path?: string;
}

export interface DecapAction {
  readonly type: string;
  /** An entry, in some actions within another object. */
  readonly payload?: DecapEntry & { readonly entry?: DecapEntry };
}

/** Decap's state, of which only the open form is used here. */
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

export const isDirty = ({ entryDraft }: DecapState) =>
  entryDraft.get("hasChanged") === true;

/** The entry in the form; none if no form is open. */
export function formEntry({
  entryDraft,
}: DecapState): ImmutableMap | undefined {
  const entry = entryDraft.get("entry") as ImmutableMap | undefined;
  return entry?.get("collection") ? entry : undefined;
}

/** Path of the file in the form; empty if it is a new one. */
const formPath = (state: DecapState) =>
  scalarToString(formEntry(state)?.get("path"));

function formSource(state: DecapState): string {
  const entry = formEntry(state);
  return entry ? serializeContentFile(readOpenEntry(entry).file) : "";
}

/** Where a browser keeps what the form of a file was made of. */
const baseStorageKey = (path: string) => `made-of:${path}`;

/** What a form was made of if nobody knows it: all that differs from the stored file is asked. */
const unknownBase = "---\n{}\n---\n";

/** Actions of ours: the address of the page has changed; the form may be left. */
export const hashChangedAction = "ADDRESS_CHANGED";
export const formLeftAction = "FORM_LEFT";

const loadActions = ["DRAFT_CREATE_FROM_ENTRY", "DRAFT_CREATE_EMPTY"];

/**
 * Whether an entry comes late: its form was left, or has words already that aren't
 * saved. With an entry but no form, Decap would show the entry's pictures as all media.
 * @param isAwaitingRedirect whether a new entry was saved, and the page isn't at its address yet
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
 * Lets Decap's form lose no words.
 *
 * What was brought back after a crash stays in it, although Decap then loads the stored
 * entry. A form has changed when it means something else than what was loaded or
 * last saved. Decap compares with what it has loaded: it counts a text that its rich
 * text rewrites when it is shown, and misses what was typed during a save, or changed
 * back after one.
 *
 * After its first save Decap loads a new entry into its form, and goes to the entry's
 * address. What was typed meanwhile stays, and counts only then: otherwise Decap would
 * ask whether to leave the form.
 *
 * `raw` of the entry is what the form was made of, from where others may have changed
 * the file. The browser keeps it beside Decap's backup.
 */
export function trackUnsavedEdits(reduce: DecapReducer): DecapReducer {
  /** What was loaded or last saved, as the form has it. */
  let baseSource = "";
  /** None once another new entry is begun. */
  let saving: { path: string; source: string } | undefined;
  /** Whether a new entry was saved, and the page isn't at its address yet. */
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
  /** The entry that was loaded, with the words of the form. */
  const keepFormData = (loaded: DecapState, form: DecapState): DecapState => ({
    ...loaded,
    entryDraft: loaded.entryDraft
      .setIn(["entry", "data"], formEntry(form)?.get("data"))
      .setIn(["entry", "mediaFiles"], formEntry(form)?.get("mediaFiles"))
      // With another key, Decap would recreate the form and lose the cursor.
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
        // Meanwhile another form may be open.
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
        // The editor was asked.
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
