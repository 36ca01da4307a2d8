import { fieldLabel, isWithin, pathOf } from "../../src/cms/editor/fieldPath";
import type { Control } from "../../src/cms/editor/decapApi";
import { cmsFields } from "../../src/cms/widget";
import { city } from "../../src/content/model/kinds/city";

const control = (
  field: Readonly<Record<string, unknown>>,
  parentIds: readonly (string | undefined)[] = [],
  keys?: readonly string[],
) =>
  ({
    props: { field: { get: (name: string) => field[name] }, parentIds },
    state: keys ? { keys } : null,
  }) as unknown as Control;

test("the path of an input names lists' items by their places", () => {
  const controls = new Map([
    ["1", control({ name: "facts" }, [], ["a", "b"])],
    ["2", control({ name: "label" }, ["1", "b", undefined])],
  ]);
  expect(pathOf(controls.get("2")!, controls)).toBe("facts.1.label");
});

test("an item without a name of its own is only a place", () => {
  const controls = new Map([
    ["1", control({ name: "keywords", field: {} }, [], ["a"])],
    ["2", control({ name: "item" }, ["1", "a", undefined])],
  ]);
  expect(pathOf(controls.get("2")!, controls)).toBe("keywords.0");
});

test.each([
  ["heading", "Heading"],
  ["image.alt", "Picture: What it shows"],
  ["services.1.text", "Services, 2: What it means in this city"],
  ["body", "Text"],
])("the field %s is called %s", (path, label) => {
  expect(fieldLabel(cmsFields(city.fields, city.name), path)).toBe(label);
});

test("a field is within itself and what it is a part of", () => {
  expect(isWithin("facts.1", "facts")).toBe(true);
  expect(isWithin("facts", "facts")).toBe(true);
  expect(isWithin("factsheet", "facts")).toBe(false);
});
