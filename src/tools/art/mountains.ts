import { type Point, shape, SHEET, smooth } from "./svg";

/** A soft hill silhouette down to `base`. */
export function hill(
  fill: string,
  crest: readonly Point[],
  base: number = SHEET.height,
): string {
  const [first, last] = [crest[0], crest.at(-1)];
  if (!first || !last) return "";
  return shape(fill, `${smooth(crest)}V${base}H${first[0]}Z`);
}
