import type { GeoContext } from "d3-geo";

/**
 * A drawing context for d3-geo that produces SVG path data with relative integer
 * coordinates. Compressed, it is a quarter smaller than the absolute coordinates
 * that d3-geo writes itself.
 */
export class RelativePath implements GeoContext {
  #data = "";
  #x = 0;
  #y = 0;
  /** Whether the next point is the first after a move. */
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

  /** @throws always: d3-geo only draws arcs for points, and the map has none */
  arc(): void {
    throw new Error("Only lines and areas can be drawn");
  }

  toString(): string {
    return this.#data;
  }
}
