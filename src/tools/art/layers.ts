import { alpha, hundredth, SHEET, tenth } from "./svg";

interface Placement {
  scale?: number;
  /** Mirrors left and right. */
  flip?: boolean;
  /** Clockwise turn in degrees. */
  turn?: number;
}

/** Places a drawing made around the origin on the sheet. */
export function place(
  x: number,
  y: number,
  body: string,
  { scale = 1, flip = false, turn = 0 }: Placement = {},
): string {
  const rotate = turn === 0 ? "" : ` rotate(${tenth(turn)})`;
  const factor = hundredth(scale);
  const size = flip
    ? ` scale(-${factor} ${factor})`
    : scale === 1
      ? ""
      : ` scale(${factor})`;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${rotate}${size}">${body}</g>`;
}

/** Shows `body` only inside the path; `id` must be unique in the scene. */
export function clipped(id: string, d: string, body: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** Draws `body` and its mirror image below the line `y`. */
export function mirrored(
  id: string,
  y: number,
  body: string,
  { squash = 0.7, opacity = 0.4 }: { squash?: number; opacity?: number } = {},
): string {
  const flip = `translate(0 ${tenth(y * (1 + squash))}) scale(1 -${hundredth(squash)})`;
  return `<use href="#${id}" transform="${flip}"${alpha(opacity)}/><g id="${id}">${body}</g>`;
}

/** The finished sheet from its layers, back to front. */
export function sheet(...layers: readonly string[]): string {
  const { width, height } = SHEET;
  const edge = clipped("sheet", `M0 0H${width}V${height}H0Z`, layers.join(""));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${edge}</svg>\n`;
}
