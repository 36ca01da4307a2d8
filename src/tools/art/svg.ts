/** Every scene is drawn on a 1200 x 800 unit sheet (3:2). */
export const SHEET: { readonly width: number; readonly height: number } = {
  width: 1200,
  height: 800,
};

/** A point in sheet units, y downwards. */
export type Point = readonly [x: number, y: number];

/** Points from a flat list: column, row, column, row ... */
export function pts(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    points.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  }
  return points;
}

/** Rounds to a tenth of a unit. */
export const tenth = (value: number) => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;

/** The opacity attribute, when there is one. */
export const alpha = (opacity?: number) =>
  opacity === undefined ? "" : ` opacity="${hundredth(opacity)}"`;

/** Rounds to a hundredth. */
export const hundredth = (value: number) =>
  String(Math.round(value * 100) / 100);

/** Path data through straight segments. */
export function straight(points: readonly Point[], close = true): string {
  return `M${points.map(pair).join("L")}${close ? "Z" : ""}`;
}

/** Path data through the points as one soft curve (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const get = (i: number): Point =>
    points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  let d = `M${pair(get(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: Point = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
    ];
    const c2: Point = [
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
    ];
    d += `C${pair(c1)} ${pair(c2)} ${pair(p2)}`;
  }
  return d;
}

/** A filled shape from path data. */
export function shape(fill: string, d: string, opacity?: number): string {
  return `<path fill="${fill}" d="${d}"${alpha(opacity)}/>`;
}

/** A filled polygon. */
export function poly(
  fill: string,
  points: readonly Point[],
  opacity?: number,
): string {
  return shape(fill, straight(points), opacity);
}

/** A rectangle from its top left corner; `r` rounds the corners. */
export function rect(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  { r = 0, opacity }: { r?: number; opacity?: number } = {},
): string {
  const round = r > 0 ? ` rx="${tenth(r)}"` : "";
  const box = `x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}"`;
  return `<rect fill="${fill}" ${box} height="${tenth(height)}"${round}${alpha(opacity)}/>`;
}

/** A disc. */
export function disc(
  fill: string,
  x: number,
  y: number,
  r: number,
  opacity?: number,
): string {
  return `<circle fill="${fill}" cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"${alpha(opacity)}/>`;
}

/** An ellipse. */
export function oval(
  fill: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity?: number,
): string {
  return `<ellipse fill="${fill}" cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}"${alpha(opacity)}/>`;
}

/** A bar of even width along path data: cables, rails, masts. */
export function stroke(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${tenth(width)}" d="${d}"/>`;
}

/** A straight bar between two points. */
export function bar(colour: string, width: number, a: Point, b: Point): string {
  return stroke(colour, width, straight([a, b], false));
}
