import { type Light, mix } from "./palette";
import { random } from "./random";
import { type Point, poly, rect, shape } from "./svg";

interface Tower {
  x: number;
  /** Ground line. */
  y: number;
  width: number;
  height: number;
  fill: string;
  /** Roof form. */
  top?: "flat" | "slant" | "step" | "mast" | "crown" | "point";
  sunSide?: "left" | "right";
  /** Share of windows showing, 0 to 1. */
  windows?: number;
  pane?: string;
  seed?: number;
}

/** An office tower with a sunlit face, a shaded face and rows of windows. */
export function tower(light: Light, options: Tower): string {
  const { x, y, width: w, height: h, fill, top = "flat" } = options;
  const {
    sunSide = "right",
    windows = 0.3,
    pane = light.window,
    seed = 1,
  } = options;
  const rng = random(seed * 131 + Math.round(x));
  const roof = y - h;
  const lit = mix(fill, light.sun, 0.3);
  const face = w * 0.4;
  const fx = sunSide === "right" ? x + w - face : x;
  const caps: Record<NonNullable<Tower["top"]>, string> = {
    flat: rect(fill, x + w * 0.3, roof - 8, w * 0.35, 10),
    slant: poly(fill, [
      [x, roof + 1],
      [x, roof - w * 0.2],
      [x + w, roof - w * 0.6],
      [x + w, roof + 1],
    ]),
    step:
      rect(fill, x + w * 0.14, roof - 18, w * 0.72, 20) +
      rect(lit, x + w * 0.3, roof - 34, w * 0.4, 18),
    mast:
      rect(fill, x + w * 0.25, roof - 10, w * 0.5, 12) +
      rect(fill, x + w * 0.48, roof - h * 0.2, 3, h * 0.2),
    crown: poly(fill, [
      [x, roof + 1],
      [x + w * 0.12, roof - 22],
      [x + w * 0.88, roof - 22],
      [x + w, roof + 1],
    ]),
    point: poly(fill, [
      [x, roof + 1],
      [x + w / 2, roof - w * 0.8],
      [x + w, roof + 1],
    ]),
  };
  const body =
    caps[top] + rect(fill, x, roof, w, h) + rect(lit, fx, roof, face, h);
  const r = (value: number) => Math.round(value * 10) / 10;
  let panes = "";
  const step = Math.max(9, h / 26);
  const columns = Math.max(3, Math.round(w / 11));
  const cell = w / columns;
  for (let row = roof + step; row < y - step; row += step) {
    for (let i = 0; i < columns; i++) {
      if (!rng.chance(windows)) continue;
      const [left, wide] = [r(x + cell * (i + 0.25)), r(cell * 0.5)];
      panes += `M${left} ${r(row)}h${wide}v${r(step * 0.42)}h-${wide}Z`;
    }
  }
  return body + shape(pane, panes);
}

/** A low serrated city edge: many small blocks behind the main towers. */
export function blocks(
  fill: string,
  from: number,
  to: number,
  y: number,
  height: number,
  seed = 1,
): string {
  const rng = random(seed);
  const points: Point[] = [[from, y]];
  for (let x = from; x < to;) {
    const w = rng.between(16, 42);
    const h = height * rng.between(0.35, 1);
    points.push([x, y - h], [Math.min(x + w, to), y - h]);
    x += w;
  }
  return poly(fill, [...points, [to, y]]);
}

/** Loose lit windows scattered over a silhouette. */
export function lights(
  fill: string,
  from: number,
  to: number,
  top: number,
  bottom: number,
  count: number,
  seed = 1,
): string {
  const rng = random(seed);
  let body = "";
  for (let i = 0; i < count; i++) {
    body += rect(
      fill,
      Math.round(rng.between(from, to)),
      Math.round(rng.between(top, bottom)),
      4,
      5,
    );
  }
  return body;
}
