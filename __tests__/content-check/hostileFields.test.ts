import { checkContent } from "../../src/content-check/checkContent";
import type { Field } from "../../src/content-model/fields";
import { completeContent } from "../support/completeContent";
import { pictures, today } from "../support/contentFactories";
import {
  acceptedTexts,
  attacks,
  contentWith,
  faultsOf,
  leaves,
  placeOf,
} from "../support/hostileContent";

const faultsIn = (files: typeof completeContent) =>
  checkContent({ files, pictures }, today).faults;

/** Fields for words, which may look like code. */
const ofWords: readonly Field["type"][] = ["text", "markdown"];

test("the fixtures have a valid entry of every kind, with every field", () => {
  expect(faultsIn(completeContent)).toEqual([]);
  expect(leaves.length).toBeGreaterThan(250);
});

describe.each(attacks.map((attack, index) => [attack(1), index] as const))(
  "%j in every field",
  (_attack, index) => {
    const faults = faultsOf(index);

    test("is reported with its file and field", () => {
      const places = new Set(leaves.map(placeOf));
      expect(
        faults.filter(({ file, field }) => !places.has(`${file} ${field}`)),
      ).toEqual([]);
    });

    test("is rejected in every field except those for words", () => {
      const rejected = new Set(
        faults.map(({ file, field }) => `${file} ${field}`),
      );
      const accepting = leaves.filter(
        (leaf) =>
          !ofWords.includes(leaf.field.type) && !rejected.has(placeOf(leaf)),
      );
      expect(accepting.map(placeOf)).toEqual([]);
    });
  },
);

test("values that are valid alone are valid together", () => {
  const texts = acceptedTexts();
  expect(texts.length).toBeGreaterThan(200);
  expect(faultsIn(contentWith(texts))).toEqual([]);
});
