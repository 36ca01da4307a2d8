import type { GeoContext } from "d3-geo";

/**
 * What d3-geo draws on, as SVG path data: in whole units, each point from the
 * one before it. Compressed it is a quarter smaller than points from the
 * origin, which is what d3-geo itself writes.
 */
export class RelativePath implements GeoContext {
  #data = "";
  #x = 0;
  #y = 0;
  /** Whether the last point was the first of its line. */
  #isFirst = false;

  moveTo(x: number, y: number): void {
    this.#x = Math.round(x);
    this.#y = Math.round(y);
    this.#data += `M${this.#x},${this.#y}`;
    this.#isFirst = true;
  }

  lineTo(x: number, y: number): void {
    const right = Math.round(x) - this.#x;
    const down = Math.round(y) - this.#y;
    if (!right && !down) return;
    this.#x += right;
    this.#y += down;
    const before = this.#isFirst ? "l" : right < 0 ? "" : ",";
    this.#data += `${before}${right}${down < 0 ? "" : ","}${down}`;
    this.#isFirst = false;
  }

  closePath(): void {
    this.#data += "z";
  }

  beginPath(): void {
    this.#data = "";
  }

  /** @throws always: d3-geo draws arcs around points, of which maps have none */
  arc(): void {
    throw new Error("Only lines and areas can be drawn");
  }

  toString(): string {
    return this.#data;
  }
}
