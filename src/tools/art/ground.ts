import { type Point, poly, shape, smooth } from "./svg";

/** A winding band between two edges: a road or a river. */
export function band(
  fill: string,
  left: readonly Point[],
  right: readonly Point[],
): string {
  const back = smooth([...right].reverse()).slice(1);
  return shape(fill, `${smooth(left)}L${back}Z`);
}

/** The centre line of a winding band: column, row and half width in units. */
export type Lane = readonly (readonly [x: number, y: number, half: number])[];

/** A lane from a flat list: column, row, half width, column ... */
export function lane(flat: readonly number[]): Lane {
  return flat.flatMap((x, i) =>
    i % 3 === 0 ? [[x, flat[i + 1] ?? 0, flat[i + 2] ?? 0] as const] : [],
  );
}

/**
 * A winding band from its centre line; each point is column, row and half
 * width in units.
 */
export function winding(fill: string, centre: Lane): string {
  const left = centre.map(([x, y, half]): Point => [x - half, y]);
  const right = centre.map(([x, y, half]): Point => [x + half, y]);
  return band(fill, left, right);
}

/** Furrows that run from the near edge to one vanishing point. */
export function rows(
  fill: string,
  {
    vanish,
    top,
    bottom,
    from,
    to,
    count,
    share = 0.5,
  }: {
    vanish: Point;
    top: number;
    bottom: number;
    from: number;
    to: number;
    count: number;
    share?: number;
  },
): string {
  const [vx, vy] = vanish;
  const at = (x: number, y: number): Point => [
    vx + ((x - vx) * (y - vy)) / (bottom - vy),
    y,
  ];
  const step = (to - from) / count;
  let body = "";
  for (let i = 0; i < count; i++) {
    const x = from + i * step;
    body += poly(fill, [
      at(x, top),
      at(x + step * share, top),
      at(x + step * share, bottom),
      at(x, bottom),
    ]);
  }
  return body;
}
