type CountKey = keyof NonNullable<
  Queries.PlanRoomFragment["items"][number]["homes"]
>;

interface TypicalHome {
  /** Keys of an item's typical counts; the counts under the keys are added up. */
  readonly countKeys: readonly CountKey[];
  readonly adults: number;
}

/** Typical homes by the sizes of the quote form. */
const typicalHomes: ReadonlyMap<string, TypicalHome> = new Map([
  ["studio", { countKeys: ["studio"], adults: 1 }],
  ["1bedroom", { countKeys: ["oneBedroom"], adults: 1 }],
  ["2bedroom", { countKeys: ["twoBedrooms"], adults: 2 }],
  ["3bedroom", { countKeys: ["threeBedrooms"], adults: 2 }],
  ["4bedroom", { countKeys: ["fourBedrooms"], adults: 2 }],
  ["5bedroom", { countKeys: ["fourBedrooms", "eachMore"], adults: 2 }],
  [
    "6bedroom",
    { countKeys: ["fourBedrooms", "eachMore", "eachMore"], adults: 2 },
  ],
]);

/** Finds the typical home of a size; `undefined` for an unknown size, as in a stored plan. */
export const findTypicalHome = (size: string): TypicalHome | undefined =>
  typicalHomes.get(size);
