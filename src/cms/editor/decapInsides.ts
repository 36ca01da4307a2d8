import type { ContentFile } from "../../content/model/contentFile";
import { kindOf } from "../../content/model/contentFile";
import { contentText } from "../contentText";
import { textOf, tidyFields, tidyMarkdown } from "../preview/tidy";
import type { ImmutableMap } from "./decapApi";

// Whatever Decap doesn't document and this project needs is in this file. What is
// missing after an update of Decap is an error that refuses to save.

/** An entry in a form, or in the list of those that wait. */
export interface OpenEntry {
  readonly file: ContentFile;
  readonly isNew: boolean;
  /** Whether a new entry has a name, after which Decap names its file. */
  readonly isNamed: boolean;
  /** Branch on which a change waits at GitHub. */
  readonly branch: string;
  /** Text of the file when it was opened. */
  readonly raw: string;
}

/** Letters that are no others with a mark, as Decap writes them. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ı: "i" },
};

/** The slug that Decap makes of a name; empty without letters and digits. */
export const slugOfName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/**
 * Reads an entry of Decap's, of which only `data` is documented.
 * @throws when Decap gives entries another form
 */
export function openEntry(entry: ImmutableMap): OpenEntry {
  const { data, collection, slug, path, raw } = entry.toJS();
  if (
    typeof collection !== "string" ||
    typeof slug !== "string" ||
    typeof path !== "string" ||
    typeof raw !== "string" ||
    typeof data !== "object"
  )
    throw new Error(
      "Decap gives entries another form than before: see decapInsides.ts",
    );
  const { body, ...values } = data as Record<string, unknown>;
  const named = slugOfName(textOf(values.name ?? values.author));
  // Collections are named after their folders.
  const file = path || `content/${collection}/${named || "new"}.md`;
  const below = file.replace(/^content\//, "");
  const text = tidyMarkdown(body);
  return {
    file: {
      path: below,
      frontMatter: tidyFields(kindOf(below)?.fields ?? {}, values),
      body: text && `${text}\n`,
    },
    isNew: !path,
    isNamed: named !== "",
    branch: `cms/${collection}/${slug}`,
    raw,
  };
}

/** @throws when nobody is signed in to GitHub, or Decap keeps it elsewhere */
export function gitHubToken(): string {
  const user = JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as {
    token?: string;
  };
  if (!user.token) throw new Error("Sign in to GitHub again.");
  return user.token;
}

interface Action {
  readonly type: string;
  readonly payload?: { readonly entry?: { readonly raw?: string } };
}

/** Decap's state, of which only the open form is used here. */
interface State {
  readonly entryDraft: {
    get: (name: "entry" | "hasChanged") => unknown;
    set: (name: "hasChanged", value: boolean) => State["entryDraft"];
    setIn: (path: readonly string[], value: unknown) => State["entryDraft"];
  };
}

type Reducer = (state: State, action: Action) => State;
const textIn = ({ entryDraft }: State): string =>
  contentText(openEntry(entryDraft.get("entry") as ImmutableMap).file);

/**
 * Counts a form as unchanged as long as it means the same. Decap's rich text
 * rewrites a text when it is shown.
 */
function ignoreRewriting(reduce: Reducer): Reducer {
  return (state, action) => {
    const next = reduce(state, action);
    const isFirst =
      action.type === "DRAFT_CHANGE_FIELD" &&
      state.entryDraft.get("hasChanged") === false &&
      next.entryDraft.get("hasChanged") === true;
    return isFirst && textIn(next) === textIn(state)
      ? { ...next, entryDraft: next.entryDraft.set("hasChanged", false) }
      : next;
  };
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
 * Leaves what was brought back in the form. Decap keeps what is typed and offers
 * it when the form is opened again, but then loads the stored entry over it.
 */
function keepRestored(reduce: Reducer): Reducer {
  let isRestored = false;
  let stored: string | undefined;
  return (state, action) => {
    const { type, payload } = action;
    if (/^(?:DRAFT_DISCARD|.*_PERSIST_SUCCESS)$/.test(type)) isRestored = false;
    if (type === "DRAFT_DISCARD") stored = undefined;
    const isLoaded =
      type === "DRAFT_CREATE_FROM_ENTRY" || type === "DRAFT_CREATE_EMPTY";
    if (isLoaded) stored = payload?.entry?.raw ?? "";
    if (type === "DRAFT_CREATE_FROM_LOCAL_BACKUP") isRestored = true;
    const next = isLoaded && isRestored ? state : reduce(state, action);
    // From this text on, others may have changed the entry.
    return isRestored && stored !== undefined
      ? {
          ...next,
          entryDraft: next.entryDraft.setIn(["entry", "raw"], stored),
        }
      : next;
  };
}

/**
 * Changes how Decap makes its store. Has to be called before Decap's script.
 * @returns a function that throws when Decap has not asked for the change
 */
export function restoreBackups(): () => void {
  let isAsked = false;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (create) => {
    isAsked = true;
    return enhance((reducer, ...rest) =>
      create(keepRestored(ignoreRewriting(reducer)), ...rest),
    );
  };
  return () => {
    if (!isAsked)
      throw new Error(
        "Decap makes its store in another way than before: see decapInsides.ts",
      );
  };
}
