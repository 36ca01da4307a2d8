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

/** Fields that hold words, which may look like code. */
const ofWords: readonly Field["type"][] = ["text", "markdown"];

test("there is an entry of every kind, with every field, and all of it is right", () => {
  expect(faultsIn(completeContent)).toEqual([]);
  expect(leaves.length).toBeGreaterThan(250);
});

describe.each(attacks.map((attack, index) => [attack(1), index] as const))(
  "%j in every field",
  (_attack, index) => {
    const faults = faultsOf(index);

    test("is refused, where it is, by file and field", () => {
      const places = new Set(leaves.map(placeOf));
      expect(
        faults.filter(({ file, field }) => !places.has(`${file} ${field}`)),
      ).toEqual([]);
    });

    test("is refused by all fields but those of words", () => {
      const refused = new Set(
        faults.map(({ file, field }) => `${file} ${field}`),
      );
      const accepting = leaves.filter(
        (leaf) =>
          !ofWords.includes(leaf.field.type) && !refused.has(placeOf(leaf)),
      );
      expect(accepting.map(placeOf)).toEqual([]);
    });
  },
);

test("what is not refused alone is not refused together", () => {
  const texts = acceptedTexts();
  expect(texts.length).toBeGreaterThan(200);
  expect(faultsIn(contentWith(texts))).toEqual([]);
});
