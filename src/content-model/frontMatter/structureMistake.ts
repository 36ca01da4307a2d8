import type { Field, Fields } from "../fields";
import type { LineMistake } from "./bounds";
import { fieldIn } from "./lineRemedy";

const spacesBefore = (line: string) => line.length - line.trimStart().length;

const counted = (spaces: number) =>
  spaces === 0
    ? "no spaces"
    : (["", "one space", "two spaces"][spaces] ?? `${spaces} spaces`);

/** The fields of a block, or of each entry of a list of blocks. */
const partsOf = (field: Field | undefined): readonly string[] => {
  if (field?.type === "image") return ["src", "alt", "focus"];
  if (field?.type === "object") return Object.keys(field.fields);
  return [];
};

/**
 * Finds the first line of a block that begins as far left as the block's name.
 * @param fields of the kind, of which blocks are recognized
 */
export function unindentedBlock(
  lines: readonly string[],
  fields: Fields,
): LineMistake | undefined {
  for (const [index, line] of lines.entries()) {
    const block = fieldIn(line);
    const first = fieldIn(lines[index + 1] ?? "");
    if (!block || block.value || !first || block.indent !== first.indent)
      continue;
    if (block.indent > 0 || !partsOf(fields[block.name]).includes(first.name))
      continue;
    return {
      line: index + 2,
      value: lines[index + 1],
      remedy: `Write two spaces before it: it belongs to ${block.name}, as do the lines below it.`,
    };
  }
  return undefined;
}

/** The first entry of a list, if it lacks its dash and a later one has one. */
function firstDash(
  lines: readonly string[],
  at: number,
): LineMistake | undefined {
  if (!/^\s*- /.test(lines[at] ?? "")) return undefined;
  const left = spacesBefore(lines[at] ?? "");
  const parent = lines
    .slice(0, at)
    .findLastIndex((line) => spacesBefore(line) < left && fieldIn(line));
  const first = (lines[parent + 1] ?? "").trim();
  if (parent < 0 || parent + 1 >= at || first.startsWith("-")) return undefined;
  return {
    line: parent + 2,
    value: lines[parent + 1],
    remedy: `Begin the first entry with a dash: - ${first}`,
  };
}

/**
 * The places, in spaces from the left, at which a line could begin, given those
 * above it.
 */
function placesAt(lines: readonly string[], at: number): number[] {
  const places = [0];
  for (const line of lines.slice(0, at)) {
    const field = fieldIn(line);
    const left = spacesBefore(line);
    if (!field && !line.trim().startsWith("- ")) continue;
    while ((places.at(-1) ?? 0) > left) places.pop();
    for (const place of [left, field?.indent ?? left])
      if (place > (places.at(-1) ?? 0)) places.push(place);
  }
  return places;
}

/** A field that begins neither under another one nor in a block of its own. */
function misaligned(
  lines: readonly string[],
  at: number,
  fields: Fields,
): LineMistake | undefined {
  const field = fieldIn(lines[at] ?? "");
  if (!field) return undefined;
  const places = placesAt(lines, at);
  const left = spacesBefore(lines[at] ?? "");
  if (places.includes(left)) return undefined;
  const above = lines.slice(0, at).findLast((line) => fieldIn(line));
  if (above && fieldIn(above)?.value === "" && left > spacesBefore(above))
    return undefined;
  const nearest = places.reduce((best, place) =>
    Math.abs(place - left) <= Math.abs(best - left) ? place : best,
  );
  const place = field.name in fields ? 0 : nearest;
  return {
    line: at + 1,
    value: lines[at],
    remedy:
      place === 0
        ? `Remove the space${left > 1 ? "s" : ""} at the start of the line.`
        : `Begin this line under the one above: ${counted(place)} before ${field.name}.`,
  };
}

/**
 * Finds a line that begins too far left or right, or an entry without its dash.
 * @param at index of the line where reading stopped
 */
export function structureMistake(
  lines: readonly string[],
  at: number,
  fields: Fields,
): LineMistake | undefined {
  const near = [at, at + 1, at - 1].filter((index) => index >= 0);
  for (const index of near) {
    const mistake = firstDash(lines, index) ?? misaligned(lines, index, fields);
    if (mistake) return mistake;
  }
  return undefined;
}
