import type { Plan } from "../plan/plan";

type ItemNode = Queries.PlanRoomFragment["items"][number];
type TypicalCounts = Partial<NonNullable<ItemNode["homes"]>>;

/** An item as the content describes it. Volumes are in cubic feet. */
export type InventoryItem = Pick<ItemNode, "id" | "name" | "cubicFeet"> &
  Partial<Pick<ItemNode, "low" | "high" | "ask">> & {
    /** Other words for it, by which it is found. */
    readonly also?: string | null;
    readonly homes?: TypicalCounts | null;
  };

/** The sizes of homes that one can start from, and which counts of an item they add up. */
const countKeysBySize: Readonly<
  Record<string, readonly (keyof TypicalCounts)[]>
> = {
  studio: ["studio"],
  "1bedroom": ["oneBedroom"],
  "2bedroom": ["twoBedrooms"],
  "3bedroom": ["threeBedrooms"],
  "4bedroom": ["fourBedrooms"],
  "5bedroom": ["fourBedrooms", "eachMore"],
  "6bedroom": ["fourBedrooms", "eachMore", "eachMore"],
};

export const hasTypicalCounts = (size: string): boolean =>
  Object.hasOwn(countKeysBySize, size);

export interface InventoryRoom {
  readonly name: string;
  readonly items: readonly InventoryItem[];
}

/** Cubic feet: typical, and what smaller and larger pieces would take. */
export interface VolumeTotals {
  readonly typical: number;
  readonly low: number;
  readonly high: number;
  readonly pieces: number;
}

const zeroTotals: VolumeTotals = { typical: 0, low: 0, high: 0, pieces: 0 };

const addItem = (
  total: VolumeTotals,
  { cubicFeet, low, high }: InventoryItem,
  count: number,
) => ({
  typical: total.typical + cubicFeet * count,
  low: total.low + (low ?? cubicFeet) * count,
  high: total.high + (high ?? cubicFeet) * count,
  pieces: total.pieces + count,
});

export const sumVolume = (
  items: readonly InventoryItem[],
  counts: Plan["counts"],
): VolumeTotals =>
  items.reduce(
    (total, item) => addItem(total, item, counts[item.id] ?? 0),
    zeroTotals,
  );

export const sumPlanVolume = (
  rooms: readonly InventoryRoom[],
  plan: Plan,
): VolumeTotals =>
  plan.customItems.reduce(
    (sum, { count, ...item }) => addItem(sum, item, count),
    sumVolume(
      rooms.flatMap(({ items }) => items),
      plan.counts,
    ),
  );

/** What a typical home of a size has; nothing of a size that isn't known. */
export const getTypicalCounts = (
  rooms: readonly InventoryRoom[],
  size: string,
): Plan["counts"] =>
  Object.fromEntries(
    rooms
      .flatMap(({ items }) => items)
      .map(({ id, homes }) => {
        const countKeys = countKeysBySize[size] ?? [];
        return [
          id,
          countKeys.reduce(
            (sum, countKey) => sum + (homes?.[countKey] ?? 0),
            0,
          ),
        ];
      })
      .filter(([, count]) => count !== 0),
  ) as Plan["counts"];

/** A size of home, and the cubic feet that such homes hold, if known. */
export type HomeSize = Pick<
  Queries.PlanHomeFragment,
  "size" | "name" | "cubicFeet"
>;

/** How far a volume is outside the range of a home. */
const distanceToRange = (cubicFeet: number, { cubicFeet: range }: HomeSize) =>
  range ? Math.max(range.low - cubicFeet, cubicFeet - range.high, 0) : Infinity;

/**
 * The size of home that a volume matches: the one whose range it is in, or that
 * is closest. `undefined` for an empty list.
 * @param homes from the smallest to the largest
 */
export const findClosestHome = <H extends HomeSize>(
  cubicFeet: number,
  homes: readonly H[],
): H | undefined =>
  cubicFeet > 0
    ? [...homes].sort(
        (one, other) =>
          distanceToRange(cubicFeet, one) - distanceToRange(cubicFeet, other),
      )[0]
    : undefined;

/** How much of a list has to be what such a home has, so that it counts as one. */
const minTypicalShare = 0.25;

/**
 * The size of home that a list matches. `undefined` for a list that
 * doesn't look like a household's, such as an office's.
 */
export function matchHomeSize<H extends HomeSize>(
  rooms: readonly InventoryRoom[],
  homes: readonly H[],
  plan: Plan,
): H | undefined {
  const closest = findClosestHome(sumPlanVolume(rooms, plan).typical, homes);
  if (!closest) return undefined;
  const items = rooms.flatMap((room) => room.items);
  const typical = getTypicalCounts(rooms, closest.size);
  const shared = Object.fromEntries(
    Object.entries(plan.counts).map(([id, count]) => [
      id,
      Math.min(count, typical[id] ?? 0),
    ]),
  );
  const listedVolume = sumVolume(items, plan.counts).typical;
  return sumVolume(items, shared).typical >= minTypicalShare * listedVolume
    ? closest
    : undefined;
}

type Truck = Queries.HomeSizesFragment["trucks"][number];

export interface TruckLoad {
  /** The largest truck. Loads are given relative to it, so that more never looks like less. */
  readonly truck: Truck;
  /** How full one such truck is, from 0 to 1. */
  readonly fillRatio: number;
  /** Whether it takes the load only if it is packed tight. */
  readonly isTight: boolean;
  /** How many loads of it they are, packed tight. */
  readonly loads: number;
}

/** How much of a truck's box a load needs for each cubic foot. */
const spacePerCubicFoot = { loose: 1.3, tight: 1.15 };

/**
 * How a volume fits the trucks. `undefined` for an empty list.
 * @param trucks from the smallest to the largest
 */
export function fitTruck(
  cubicFeet: number,
  trucks: readonly Truck[],
): TruckLoad | undefined {
  const truck = trucks.at(-1);
  if (!truck || !cubicFeet) return undefined;
  const needed = cubicFeet * spacePerCubicFoot.loose;
  return {
    truck,
    fillRatio: Math.min(1, needed / truck.cubicFeet),
    isTight: needed > truck.cubicFeet,
    loads: Math.ceil((cubicFeet * spacePerCubicFoot.tight) / truck.cubicFeet),
  };
}

/** Rounds to what a rough number can say: to 10 from 100, to 50 from 1,000. */
export function roundForDisplay(number: number): number {
  const step = number >= 1000 ? 50 : number >= 100 ? 10 : 1;
  return Math.round(number / step) * step;
}

/** Roughly how many pounds household goods weigh, at 7 pounds per cubic foot. */
export const estimateWeight = (cubicFeet: number): number =>
  roundForDisplay(cubicFeet * 7);

/** A number for people, such as 1,250. */
export const formatNumber = (number: number): string =>
  number.toLocaleString("en-US");

/** A volume for people, such as "1,250 cubic feet". */
export const formatVolume = (cubicFeet: number): string =>
  `${formatNumber(roundForDisplay(cubicFeet))} cubic feet`;

/** A range such as "400–720"; one number if both ends are the same. */
export const formatRange = (low: number, high: number): string =>
  low === high
    ? formatNumber(low)
    : `${formatNumber(low)}–${formatNumber(high)}`;
