import { contentText } from "../../content/write/contentText";
import { textOf } from "../../content/write/tidy";
import type { ImmutableMap } from "./decapApi";
import { openEntry } from "./decapInternals";
import { openFormAddress, formAddress } from "./formAddress";

// Decap doesn't document its store. `patchStore` tries what this file knows of it.

interface DecapEntry {
  readonly collection?: string;
  readonly slug?: string;
  readonly path?: string;
}

export interface Action {
  readonly type: string;
  /** An entry, in some actions within another object. */
  readonly payload?: DecapEntry & { readonly entry?: DecapEntry };
}

/** Decap's state, of which only the open form is used here. */
export interface State {
  readonly entryDraft: {
    get: (name: "entry" | "hasChanged" | "key") => unknown;
    set: (name: "hasChanged" | "key", value: unknown) => State["entryDraft"];
    setIn: (path: readonly string[], value: unknown) => State["entryDraft"];
  };
}

export type Reducer = (state: State | undefined, action: Action) => State;

export const hasChanged = ({ entryDraft }: State) =>
  entryDraft.get("hasChanged") === true;

/** The entry in the form; none if no form is open. */
export function formEntry({ entryDraft }: State): ImmutableMap | undefined {
  const entry = entryDraft.get("entry") as ImmutableMap | undefined;
  return entry?.get("collection") ? entry : undefined;
}

/** Path of the file in the form; empty if it is a new one. */
const pathIn = (state: State) => textOf(formEntry(state)?.get("path"));

function textIn(state: State): string {
  const entry = formEntry(state);
  return entry ? contentText(openEntry(entry).file) : "";
}

/** Where a browser keeps what the form of a file was made of. */
const keyOf = (path: string) => `made-of:${path}`;

/** What a form was made of if nobody knows it: all that differs from the stored file is asked. */
const unknown = "---\n{}\n---\n";

/** Actions of ours: the address of the page has changed; the form may be left. */
export const addressChanged = "ADDRESS_CHANGED";
export const formLeft = "FORM_LEFT";

const loads = ["DRAFT_CREATE_FROM_ENTRY", "DRAFT_CREATE_EMPTY"];

/**
 * Whether an entry comes late: its form was left, or has words already that aren't
 * saved. With an entry but no form, Decap would show the entry's pictures as all media.
 * @param isMoving whether a new entry was saved, and the page isn't at its address yet
 */
function isStale(
  state: State,
  { type, payload }: Action,
  isMoving: boolean,
): boolean {
  if (!loads.includes(type)) return false;
  const { collection, slug, path } = payload?.entry ?? payload ?? {};
  const form = formAddress(String(collection), isMoving || !path ? "" : slug);
  const isOpen = openFormAddress() === form;
  const isFilled =
    hasChanged(state) &&
    formEntry(state) !== undefined &&
    path === pathIn(state);
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
export function preserveEdits(reduce: Reducer): Reducer {
  /** What was loaded or last saved, as the form has it. */
  let baseText = "";
  /** None once another new entry is begun. */
  let saving: { path: string; text: string } | undefined;
  /** Whether a new entry was saved, and the page isn't at its address yet. */
  let isMoving = false;

  const changed = (state: State, isChanged: boolean): State => ({
    ...state,
    entryDraft: state.entryDraft.set("hasChanged", isChanged),
  });
  const counted = (state: State): State =>
    formEntry(state)
      ? changed(state, !isMoving && textIn(state) !== baseText)
      : state;
  const withMade = (state: State): State => ({
    ...state,
    entryDraft: state.entryDraft.setIn(["entry", "raw"], baseText),
  });
  /** The entry that was loaded, with the words of the form. */
  const withWords = (loaded: State, form: State): State => ({
    ...loaded,
    entryDraft: loaded.entryDraft
      .setIn(["entry", "data"], formEntry(form)?.get("data"))
      .setIn(["entry", "mediaFiles"], formEntry(form)?.get("mediaFiles"))
      // With another key, Decap would recreate the form and lose the cursor.
      .set("key", form.entryDraft.get("key")),
  });

  function reduced(state: State, action: Action): State {
    const next = reduce(state, action);
    const path = pathIn(next);
    switch (action.type) {
      case "DRAFT_CREATE_EMPTY":
        saving = undefined;
        baseText = textIn(next);
        return next;
      case "DRAFT_CREATE_FROM_ENTRY": {
        const isTyped =
          isMoving && !pathIn(state) && textIn(state) !== baseText;
        baseText = textIn(next);
        return isTyped ? withWords(next, state) : next;
      }
      case "DRAFT_CREATE_FROM_LOCAL_BACKUP":
        baseText = localStorage.getItem(keyOf(path)) ?? unknown;
        return withMade(next);
      case "DRAFT_CHANGE_FIELD":
        return hasChanged(state) && hasChanged(next) ? next : counted(next);
      case "ENTRY_PERSIST_REQUEST":
      case "UNPUBLISHED_ENTRY_PERSIST_REQUEST":
        saving = { path, text: textIn(next) };
        return next;
      case "ENTRY_PERSIST_SUCCESS":
      case "UNPUBLISHED_ENTRY_PERSIST_SUCCESS":
        if (saving) localStorage.removeItem(keyOf(saving.path));
        // Meanwhile another form may be open.
        if (!formEntry(next) || path !== saving?.path) return counted(next);
        baseText = saving.text;
        isMoving = !path;
        return counted(withMade(next));
      case addressChanged:
        isMoving = false;
        return counted(next);
      case formLeft:
      case "UNPUBLISHED_ENTRY_DELETE_SUCCESS":
        // The editor was asked.
        return changed(next, false);
      default:
        return next;
    }
  }

  return (state, action) => {
    if (!state) return reduce(state, action);
    if (isStale(state, action, isMoving)) return state;
    const next = reduced(state, action);
    const path = pathIn(next);
    if (path && hasChanged(next) && next.entryDraft !== state.entryDraft)
      localStorage.setItem(keyOf(path), textOf(formEntry(next)?.get("raw")));
    return next;
  };
}
