import { contentText } from "../contentText";
import { textOf } from "../preview/tidy";
import type { ImmutableMap } from "./decapApi";
import { openEntry } from "./decapInsides";

// Decap doesn't document its store. `isKnown` tries what this file knows of it.

interface Entry {
  readonly collection?: string;
  readonly slug?: string;
  readonly path?: string;
}

interface Action {
  readonly type: string;
  /** An entry, in some actions within another object. */
  readonly payload?: Entry & { readonly entry?: Entry };
}

/** Decap's state, of which only the open form is used here. */
interface State {
  readonly entryDraft: {
    get: (name: "entry" | "hasChanged") => unknown;
    set: (name: "hasChanged", value: boolean) => State["entryDraft"];
    setIn: (path: readonly string[], value: unknown) => State["entryDraft"];
  };
}

export type Reducer = (state: State | undefined, action: Action) => State;

const hasChanged = ({ entryDraft }: State) =>
  entryDraft.get("hasChanged") === true;

/** The entry in the form; none if no form is open. */
function entryIn({ entryDraft }: State): ImmutableMap | undefined {
  const entry = entryDraft.get("entry") as ImmutableMap | undefined;
  return entry?.get("collection") ? entry : undefined;
}

/** Path of the file in the form; empty if it is a new one. */
const pathIn = (state: State) => textOf(entryIn(state)?.get("path"));

function textIn(state: State): string {
  const entry = entryIn(state);
  return entry ? contentText(openEntry(entry).file) : "";
}

/** Where a browser keeps what the form of a file was made of. */
const keyOf = (path: string) => `made-of:${path}`;

/** What a form was made of if nobody knows it: all that differs from the stored file is asked. */
const unknown = "---\n{}\n---\n";

const loads = ["DRAFT_CREATE_FROM_ENTRY", "DRAFT_CREATE_EMPTY"];

/**
 * Whether an entry comes late: its form was left, or has words already that aren't
 * saved. With an entry but no form, Decap would show the entry's pictures as all media.
 */
function isLate(state: State, { type, payload }: Action): boolean {
  if (!loads.includes(type)) return false;
  const { collection, slug, path } = payload?.entry ?? payload ?? {};
  const isOpen = [`entries/${String(slug)}`, "new"].some((form) =>
    location.hash.startsWith(`#/collections/${String(collection)}/${form}`),
  );
  const isFilled =
    hasChanged(state) && entryIn(state) !== undefined && path === pathIn(state);
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
 * `raw` of the entry is what the form was made of, from where others may have changed
 * the file. The browser keeps it beside Decap's backup.
 */
function keepWords(reduce: Reducer): Reducer {
  /** What was loaded or last saved, as the form has it. */
  let made = "";
  let saving = { path: "", text: "" };

  const changed = (state: State, isChanged: boolean): State => ({
    ...state,
    entryDraft: state.entryDraft.set("hasChanged", isChanged),
  });
  const counted = (state: State): State =>
    entryIn(state) ? changed(state, textIn(state) !== made) : state;
  const withMade = (state: State): State => ({
    ...state,
    entryDraft: state.entryDraft.setIn(["entry", "raw"], made),
  });

  function reduced(state: State, action: Action): State {
    const next = reduce(state, action);
    const path = pathIn(next);
    switch (action.type) {
      case "DRAFT_CREATE_FROM_ENTRY":
      case "DRAFT_CREATE_EMPTY":
        made = textIn(next);
        return next;
      case "DRAFT_CREATE_FROM_LOCAL_BACKUP":
        made = localStorage.getItem(keyOf(path)) ?? unknown;
        return withMade(next);
      case "DRAFT_CHANGE_FIELD":
        return hasChanged(state) && hasChanged(next) ? next : counted(next);
      case "ENTRY_PERSIST_REQUEST":
      case "UNPUBLISHED_ENTRY_PERSIST_REQUEST":
        saving = { path, text: textIn(next) };
        return next;
      case "ENTRY_PERSIST_SUCCESS":
      case "UNPUBLISHED_ENTRY_PERSIST_SUCCESS":
        localStorage.removeItem(keyOf(saving.path));
        // Meanwhile another form may be open.
        if (!entryIn(next) || path !== saving.path) return counted(next);
        made = saving.text;
        return counted(withMade(next));
      case "UNPUBLISHED_ENTRY_DELETE_SUCCESS":
        // The editor was asked, and Decap loads what is published.
        return changed(next, false);
      default:
        return next;
    }
  }

  return (state, action) => {
    if (!state) return reduce(state, action);
    if (isLate(state, action)) return state;
    const next = reduced(state, action);
    const path = pathIn(next);
    if (path && hasChanged(next) && next.entryDraft !== state.entryDraft)
      localStorage.setItem(keyOf(path), textOf(entryIn(next)?.get("raw")));
    return next;
  };
}

/** Actions of Decap's, and whether its form has changed after each. */
const known: readonly (readonly [type: string, isChanged: boolean])[] = [
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
  return known.every(([type, isChanged]) => {
    state = reduce(state, { type, payload } as Action);
    return state.entryDraft.get("hasChanged") === isChanged;
  });
}

type CreateStore = (reducer: Reducer, ...rest: readonly unknown[]) => unknown;

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
export function watchStore(): () => void {
  let isWatched = false;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (create) =>
    enhance((reducer, ...rest) => {
      isWatched = isKnown(reducer);
      return create(keepWords(reducer), ...rest);
    });
  return () => {
    if (!isWatched)
      throw new Error(
        "Decap keeps its forms in another way than before: see watchStore.ts",
      );
  };
}
