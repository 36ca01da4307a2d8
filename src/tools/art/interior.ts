import { clipped } from "./layers";
import { ink, type Light, mix } from "./palette";
import { type Point, poly, rect, straight } from "./svg";

/** A window in a wall showing `view`, drawn in sheet coordinates. */
export function casement(
  id: string,
  frame: string,
  {
    x,
    y,
    width,
    height,
    bars = 2,
  }: { x: number; y: number; width: number; height: number; bars?: number },
  view: string,
): string {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const mullions = Array.from({ length: bars - 1 }, (_, i) =>
    rect(frame, x + (width * (i + 1)) / bars - 4, y, 8, height),
  ).join("");
  return [
    rect(frame, x - 14, y - 14, width + 28, height + 28),
    clipped(id, straight(corners), view),
    mullions,
    rect(frame, x, y + height * 0.34, width, 6),
    rect(mix(frame, ink.snow, 0.4), x - 24, y + height + 12, width + 48, 12),
  ].join("");
}

/** Floor boards running to a vanishing point at (`vx`, `vy`). */
export function boards(
  fill: string,
  seam: string,
  top: number,
  [vx, vy]: Point,
): string {
  let body = rect(fill, 0, top, 1200, 800 - top);
  for (let x = -1400; x <= 2600; x += 160) {
    const at = (y: number, dx: number): Point => [
      vx + ((x + dx - vx) * (y - vy)) / (800 - vy),
      y,
    ];
    body += poly(seam, [at(top, 0), at(top, 5), at(800, 5), at(800, 0)]);
  }
  return body;
}

/** Slabs of window light falling across a wall or floor. */
export function sunSlab(
  light: Light,
  points: readonly Point[],
  opacity = 0.45,
): string {
  return poly(mix(light.sun, ink.straw, 0.15), points, opacity);
}
