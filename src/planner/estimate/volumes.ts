import { noWrap } from "../../shared/text";
import type { Plan } from "../plan/plan";

type ItemNode = Queries.PlanRoomFragment["items"][number];

/** An item of the inventory, as in the content. Volumes in cubic feet. */
export type InventoryItem = Pick<ItemNode, "id" | "name" | "cubicFeet"> &
  Partial<Pick<ItemNode, "low" | "high" | "ask" | "typicalCounts">> & {
    /** Other names by which the search finds the item. */
    readonly also?: string | null;
  };

export interface InventoryRoom {
  readonly name: string;
  readonly items: readonly InventoryItem[];
}

/** Volumes in cubic feet: typical, and with smaller or larger pieces. Also the count of pieces. */
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

/** Returns the typical item counts of a home size; empty for an unknown size. */
export const getTypicalCounts = (
  rooms: readonly InventoryRoom[],
  size: string,
): Plan["counts"] =>
  Object.fromEntries(
    rooms
      .flatMap(({ items }) => items)
      .map(
        ({ id, typicalCounts = {} }) =>
          [id, Number(typicalCounts[size])] as const,
      )
      .filter(([, count]) => count > 0),
  );

/** A home size, with the usual range of cubic feet in such a home, if known. */
export type HomeSize = Pick<
  Queries.PlanHomeFragment,
  "size" | "name" | "cubicFeet"
>;

/** Distance of a volume from a home size's range, in cubic feet; 0 within the range. */
const distanceToRange = (cubicFeet: number, { cubicFeet: range }: HomeSize) =>
  range ? Math.max(range.low - cubicFeet, cubicFeet - range.high, 0) : Infinity;

/**
 * Finds the home size whose range is closest to a volume; `undefined` for no volume.
 * @param homes from the smallest to the largest
 */
export const findClosestHomeSize = <H extends HomeSize>(
  cubicFeet: number,
  homes: readonly H[],
): H | undefined =>
  cubicFeet > 0
    ? [...homes].sort(
        (one, other) =>
          distanceToRange(cubicFeet, one) - distanceToRange(cubicFeet, other),
      )[0]
    : undefined;

/**
 * Minimum share of an inventory's volume in items that are typical of a home size, for the
 * inventory to match the size.
 */
const minTypicalShare = 0.25;

/**
 * Finds the home size that a plan's items match; `undefined` without items, or for items
 * unlike a household's, such as an office's.
 */
export function inferHomeSize<H extends HomeSize>(
  rooms: readonly InventoryRoom[],
  homes: readonly H[],
  plan: Plan,
): H | undefined {
  const closest = findClosestHomeSize(
    sumPlanVolume(rooms, plan).typical,
    homes,
  );
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
  /**
   * The largest truck: every load is relative to the same truck, so that a larger volume
   * never looks smaller.
   */
  readonly truck: Truck;
  /** Filled part of one truck, from 0 to 1. */
  readonly fillRatio: number;
  /** Whether the load fits only if packed tight. */
  readonly isTight: boolean;
  /** Count of truckloads, packed tight. */
  readonly loads: number;
}

/** Space that one cubic foot of load takes in a truck, in cubic feet. */
const spacePerCubicFoot = { loose: 1.3, tight: 1.15 };

/**
 * Calculates the load of the largest truck for a volume; `undefined` without a volume or a
 * truck.
 * @param trucks from the smallest to the largest
 */
export function calculateTruckLoad(
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

/** Rounds an estimate: to whole numbers below 100, to tens below 1,000, to fifties above. */
export function roundForDisplay(number: number): number {
  let step = 1;
  if (number >= 100) step = 10;
  if (number >= 1000) step = 50;
  return Math.round(number / step) * step;
}

/** Estimates pounds, at 7 pounds per cubic foot of household goods. */
export const estimateWeight = (cubicFeet: number): number =>
  roundForDisplay(cubicFeet * 7);

/** Formats a number, such as "1,250". */
export const formatNumber = (number: number): string =>
  number.toLocaleString("en-US");

/** Formats a range, such as "400–720"; one number if both ends are equal. */
export const formatRange = (low: number, high: number): string =>
  low === high
    ? formatNumber(low)
    : `${formatNumber(low)}–${formatNumber(high)}`;

/** A unit in which volumes are shown. */
interface VolumeUnit {
  readonly name: string;
  readonly symbol: string;
  readonly convert: (cubicFeet: number) => number;
}

/** Every volume is shown in each of these units. */
const volumeUnits: readonly VolumeUnit[] = [
  { name: "cubic feet", symbol: "ft³", convert: (cubicFeet) => cubicFeet },
];

/** Appends a unit to its number. One without a space stays on the line of the number. */
function appendUnit(number: string, unit: string): string {
  const text = `${number} ${unit}`;
  return unit.includes(" ") ? text : noWrap(text);
}

/**
 * Formats a range of volumes in all units.
 * @param label defaults to none, for a range beside a volume with its units
 */
const formatInUnits = (
  low: number,
  high: number,
  label?: "name" | "symbol",
): string =>
  volumeUnits
    .map((unit) => {
      const range = formatRange(unit.convert(low), unit.convert(high));
      return label ? appendUnit(range, unit[label]) : range;
    })
    .join(" / ");

/** Formats the rounded range of a volume that stands above it with the unit, such as "1,100–1,400". */
export const formatRoundedRange = (low: number, high: number): string =>
  formatInUnits(roundForDisplay(low), roundForDisplay(high));

/** Formats a range of volumes, such as "35–60 cubic feet". */
export const formatVolumeRange = (low: number, high: number): string =>
  formatInUnits(low, high, "name");

/** Formats a rounded volume, such as "1,250 cubic feet". */
export function formatVolume(cubicFeet: number): string {
  const rounded = roundForDisplay(cubicFeet);
  return formatVolumeRange(rounded, rounded);
}

/** Formats a volume and its range, both rounded, such as "1,250 cubic feet (1,100–1,400)". */
export const formatVolumeWithRange = ({
  typical,
  low,
  high,
}: Omit<VolumeTotals, "pieces">): string =>
  `${formatVolume(typical)} (${formatRoundedRange(low, high)})`;

/** Formats a volume with the unit's symbol, for lines with little room. */
export const formatShortVolume = (cubicFeet: number): string =>
  formatInUnits(cubicFeet, cubicFeet, "symbol");

export function formatTruckLoad({
  truck,
  fillRatio,
  isTight,
  loads,
}: TruckLoad): string {
  if (loads > 1)
    return `Too much for one ${truck.name}: plan on ${loads} loads`;
  if (isTight) return `Fits one ${truck.name}, packed tight`;
  return `Fills about ${Math.round(fillRatio * 100)}% of a ${truck.name}`;
}
