import { changedFields } from "../../src/cms/editor/changedFields";

const file = (frontMatter: Record<string, unknown>, body = "Text.\n") => ({
  path: "cities/everett.md",
  frontMatter,
  body,
});

const before = file({ name: "Everett", order: 1, facts: [{ label: "A" }] });

test("an unchanged file has no changes", () => {
  expect(changedFields(before, before, file({ name: "Mine" }))).toEqual([]);
});

test("what only they changed isn't mine", () => {
  const theirs = file({ name: "Everett", order: 2, facts: [{ label: "B" }] });
  const mine = { ...before, body: "My text.\n" };
  expect(changedFields(before, theirs, mine)).toEqual([
    { field: "order", theirs: 2, isMineToo: false },
    { field: "facts", theirs: [{ label: "B" }], isMineToo: false },
  ]);
});

test("what both changed is mine, too, unless it became the same", () => {
  const theirs = file({ ...before.frontMatter, name: "New", order: 2 }, "New.");
  const mine = file({ ...before.frontMatter, name: "New", order: 3 }, "Old.");
  expect(changedFields(before, theirs, mine)).toEqual([
    { field: "order", theirs: 2, isMineToo: true },
    { field: "body", theirs: "New.", isMineToo: true },
  ]);
});

test("a removed field is a change", () => {
  const { facts, ...rest } = before.frontMatter;
  expect(facts).toBeDefined();
  expect(changedFields(before, file(rest), before)).toEqual([
    { field: "facts", theirs: undefined, isMineToo: false },
  ]);
});
