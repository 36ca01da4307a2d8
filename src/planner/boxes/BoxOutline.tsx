import type { BoxKind } from "./boxes";

/** Width, depth and height of the usual boxes, in inches. */
const inches: Readonly<
  Record<BoxKind, readonly [width: number, depth: number, height: number]>
> = {
  small: [16, 12, 12],
  medium: [18, 18, 16],
  large: [18, 18, 24],
  dish: [18, 18, 28],
  wardrobe: [24, 24, 48],
};

/** Pixels for an inch. */
const scale = 2;

/** The share of a box's depth that is seen. */
const seen = 0.4;

const points = (...pairs: [number, number][]) =>
  pairs.map((pair) => pair.join()).join(" ");

/** A box, drawn to the same scale as its neighbors. */
export function BoxOutline({ kind }: { kind: BoxKind }) {
  const [width = 0, depth = 0, height = 0] = inches[kind].map(
    (length) => length * scale,
  );
  const shift = depth * seen;
  const full = height + shift;
  return (
    <svg
      width={width + shift}
      height={full}
      viewBox={`0 0 ${width + shift} ${full}`}
      aria-hidden="true"
    >
      <path fill="#d9a066" d={`M0 ${shift}h${width}v${height}H0z`} />
      <polygon
        fill="#b97d47"
        points={points(
          [width, shift],
          [width + shift, 0],
          [width + shift, full - shift],
          [width, full],
        )}
      />
      <polygon
        fill="#ebc08d"
        points={points(
          [0, shift],
          [shift, 0],
          [width + shift, 0],
          [width, shift],
        )}
      />
      <path
        fill="#f8e3bf"
        d={`M${width * 0.4} ${shift}h${width * 0.2}v${height * 0.2}h-${width * 0.2}z`}
      />
    </svg>
  );
}
