import type { Room } from "./volumes";
import type { Plan } from "./plan";

/** A cell, quoted where needed, that no spreadsheet takes for a formula. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = /^[\s=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** The counted items as a table of comma-separated values (RFC 4180). */
export function inventoryCsv(
  rooms: readonly Room[],
  plan: Plan,
  header: readonly string[],
  ownRoom: string,
): string {
  const listed = rooms.flatMap(({ name: room, items }) =>
    items.map(({ id, name, cubicFeet }) => ({
      cells: [room, name] as const,
      cubicFeet,
      count: plan.counts[id] ?? 0,
      word: plan.words[id] ?? "",
    })),
  );
  const own = plan.own.map(({ name, cubicFeet, count }) => ({
    cells: [ownRoom, name] as const,
    cubicFeet,
    count,
    word: "",
  }));
  const rows = [...listed, ...own]
    .filter(({ count }) => count > 0)
    .map(({ cells, cubicFeet, count, word }) => [
      ...cells,
      count,
      cubicFeet,
      cubicFeet * count,
      word,
    ]);
  return [header, ...rows]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");
}
