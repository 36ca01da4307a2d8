/** @jest-environment jsdom */
import { readOpenEntry } from "../../../src/cms/editor/decapInternals";
import type { EditorContent } from "../../../src/cms/editor/editorContent";
import { RemoteMerger } from "../../../src/cms/editor/remoteMerger";
import { installStoreEnhancer } from "../../../src/cms/editor/installStoreEnhancer";
import { hashChangedActionType } from "../../../src/cms/editor/formState";
import type { DecapReducer } from "../../../src/cms/editor/formState";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { editedFixtureFile } from "../../support/fixtureFiles";
import { stringifyContentFile } from "../../support/stringifyContentFile";
import { createDecapStore } from "../../support/createDecapStore";

const by = (values: Readonly<Record<string, unknown>>) =>
  editedFixtureFile("cities/everett.md", values);
const city = by({});
const before = city.frontMatter.heading as string;

let assertStore: () => void;
let decap: ReturnType<typeof createDecapStore>;

beforeAll(() => {
  for (const name of ["log", "info", "error"] as const)
    jest.spyOn(console, name).mockImplementation();
  assertStore = installStoreEnhancer();
  decap = createDecapStore();
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  decap.dispatch("DRAFT_DISCARD");
  localStorage.clear();
  location.hash = form;
});

/** Decap's entry of a file. */
const entryOf = (file: ContentFile) => ({
  collection: "cities",
  slug: "everett",
  path: `content/${file.path}`,
  raw: stringifyContentFile(file),
  mediaFiles: [],
  meta: {},
  data: { ...file.frontMatter, body: file.body },
});
/** The entry in Decap's lists. */
let listed: ReturnType<typeof decap.entry>;

const form = "#/collections/cities/entries/everett";

function load(file: ContentFile) {
  decap.dispatch("DRAFT_CREATE_FROM_ENTRY", { entry: entryOf(file) });
  listed = decap.entry();
}

/** Replaces the heading in the form. */
const type = (heading: string) =>
  decap.dispatch("DRAFT_CHANGE_FIELD", {
    field: { get: (key: string) => (key === "name" ? "heading" : undefined) },
    value: heading,
    entries: [listed],
  });

const open = () => readOpenEntry(decap.entry());
const heading = () => open().file.frontMatter.heading;

function save(whileSaving: () => void = () => undefined) {
  decap.dispatch("ENTRY_PERSIST_REQUEST");
  whileSaving();
  decap.dispatch("ENTRY_PERSIST_SUCCESS", { slug: "everett" });
}

test("the store of the installed Decap is known", () => {
  expect(assertStore).not.toThrow();
});

const withoutChanges: DecapReducer = (state, action) => {
  const next = decap.reducer(state, action);
  const get = (name: "entry" | "hasChanged" | "key") =>
    name === "hasChanged" ? undefined : next.entryDraft.get(name);
  return { ...next, entryDraft: { ...next.entryDraft, get } };
};
const without =
  (name: string): DecapReducer =>
  (state, action) =>
    decap.reducer(state, { ...action, type: action.type.replace(name, "") });

test.each([
  ["hasChanged", () => withoutChanges],
  ["DRAFT_CHANGE_FIELD", without],
  ["DRAFT_CREATE_FROM_LOCAL_BACKUP", without],
  ["DRAFT_CREATE_FROM_ENTRY", without],
])("a Decap in which %s has another name isn't started", (name, renamed) => {
  const assertOther = installStoreEnhancer();
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__!((create) => create)(() => ({
    dispatch: () => undefined,
    getState: () => decap.reducer(undefined, { type: "" }),
  }))(renamed(name));
  expect(assertOther).toThrow("another way than before");
});

test("a form has changed while it means something else than what is stored", () => {
  load(city);
  type(before);
  expect(decap.hasChanged()).toBe(false);
  type(`${before}!`);
  expect(decap.hasChanged()).toBe(true);
  save();
  expect(decap.hasChanged()).toBe(false);
  type(before);
  expect(decap.hasChanged()).toBe(true);
});

test("what is typed during a save isn't saved yet, and stays", () => {
  load(city);
  type("Mine");
  save(() => type("Mine, too"));
  expect(decap.hasChanged()).toBe(true);
  load(by({ heading: "Mine" }));
  expect(heading()).toBe("Mine, too");
});

/** Opens a form for a new city, and types its name and heading. */
function begin(heading: string) {
  location.hash = "#/collections/cities/new";
  decap.dispatch("DRAFT_CREATE_EMPTY", {
    ...entryOf(city),
    slug: "",
    path: "",
    raw: "",
    data: { name: "Everett" },
  });
  listed = decap.entry();
  type(heading);
}

test("the first save of an entry brings nothing into another new form", () => {
  begin("Mine");
  save(() => {
    decap.dispatch("DRAFT_DISCARD");
    begin("Other");
  });
  expect(decap.hasChanged()).toBe(true);
  load(by({ heading: "Mine" }));
  expect(open()).toMatchObject({ isNew: true });
  expect(heading()).toBe("Other");
});

test("what is typed during the first save stays, and counts as changed once the form has its address", () => {
  begin("Mine");
  save(() => type("Mine, too"));
  expect(decap.hasChanged()).toBe(false);
  load(by({ heading: "Mine" }));
  expect(heading()).toBe("Mine, too");
  decap.dispatch(hashChangedActionType);
  expect(decap.hasChanged()).toBe(true);
});

test("a save that ends late changes nothing in another form", () => {
  load(city);
  type("Mine");
  save(() => {
    decap.dispatch("DRAFT_DISCARD");
    load({ ...city, path: "cities/edmonds.md" });
    type("Other");
  });
  expect(decap.hasChanged()).toBe(true);
  expect(open().raw).toBe(stringifyContentFile(city));
});

test("an entry whose form was left opens nothing", () => {
  location.hash = "#/collections/cities";
  load(city);
  expect(decap.entry().toJS()).toEqual({});
});

const theirs = by({ heading: "Theirs", summary: "Theirs" });
const merged = () =>
  new RemoteMerger({ files: [theirs] } as unknown as EditorContent).merge(
    open(),
  );

/** Reopens an entry of which Decap has a backup. */
function restore(backup: ContentFile) {
  decap.dispatch("DRAFT_DISCARD");
  decap.dispatch("DRAFT_LOCAL_BACKUP_RETRIEVED", { entry: entryOf(backup) });
  return {
    load: () => load(theirs),
    back: () => decap.dispatch("DRAFT_CREATE_FROM_LOCAL_BACKUP"),
  };
}

test.each<[string, readonly ("load" | "back")[]]>([
  ["before", ["back", "load"]],
  ["after", ["load", "back"]],
])(
  "what is brought back %s the entry is loaded is merged with what others saved since",
  async (_when, steps) => {
    load(city);
    type("Mine");
    const restored = restore(by({ heading: "Mine" }));
    for (const step of steps) restored[step]();
    expect(heading()).toBe("Mine");
    const { file, conflicts } = await merged();
    expect(conflicts).toEqual(["heading"]);
    expect(file.frontMatter).toMatchObject({
      heading: "Mine",
      summary: "Theirs",
    });
  },
);

test("what was saved here before a crash is no change of others", async () => {
  load(city);
  type("Theirs");
  save();
  type("Mine");
  restore(by({ heading: "Mine" })).back();
  const { conflicts } = await merged();
  expect(conflicts).toEqual([]);
});

test("all differences are asked where nobody knows what a backup was made of", async () => {
  const restored = restore(by({ heading: "Mine" }));
  restored.back();
  const { conflicts } = await merged();
  expect(conflicts).toEqual(["heading", "summary"]);
});
