import { serializeContentFile } from "../../content/write/serializeContentFile";
import { scalarToString } from "../../content/write/normalizeFieldValues";
import type { ImmutableMap } from "./decapApi";
import { readOpenEntry } from "./decapInternals";

// Decap doesn't document its store. `installStoreEnhancer` verifies that Decap's
// reducer sets `hasChanged` as expected.

interface DecapEntry {
  readonly collection?: string;
  readonly slug?: string;
  readonly path?: string;
}

export interface DecapAction {
  readonly type: string;
  /** An entry or, in some types of actions, an object with an entry. */
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
export function getFormEntry({
  entryDraft,
}: DecapState): ImmutableMap | undefined {
  const entry = entryDraft.get("entry") as ImmutableMap | undefined;
  return entry?.get("collection") ? entry : undefined;
}

/** Path of the open form's file, from the project's folder; empty for a new entry. */
export const getFormFilePath = (state: DecapState) =>
  scalarToString(getFormEntry(state)?.get("path"));

/** Canonical source of the open form's file; empty if no form is open. */
export function getFormSource(state: DecapState): string {
  const entry = getFormEntry(state);
  return entry ? serializeContentFile(readOpenEntry(entry).file) : "";
}

/** Type of this project's action after a change of the location's hash. */
export const hashChangedActionType = "ADDRESS_CHANGED";

/** Type of this project's action before the page leaves the open form. */
export const formLeftActionType = "FORM_LEFT";
