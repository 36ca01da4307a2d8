interface BoxDrawingProps {
  cubicFeet: number;
  /** Volume of the largest box beside it, which fills the frame. */
  largest: number;
}

/** Apparent depth of the box as a fraction of its edge. */
const depth = 0.3;

/** Pixels per foot. */
const scale = 64;

const edgeOf = (cubicFeet: number) => Math.cbrt(cubicFeet) * scale;

const points = (...pairs: [number, number][]) =>
  pairs.map((pair) => pair.map((n) => n.toFixed(1)).join()).join(" ");

/** A cube of the box's volume, drawn to the same scale as its neighbors. */
export function BoxDrawing({ cubicFeet, largest }: BoxDrawingProps) {
  const edge = edgeOf(cubicFeet);
  const shift = edge * depth;
  const frame = edgeOf(largest) * (1 + depth);
  const top = frame - edge;
  const tape = edge * 0.14;
  const middle = edge / 2;
  return (
    <svg
      width={frame}
      height={frame}
      viewBox={`0 0 ${frame.toFixed(1)} ${frame.toFixed(1)}`}
      aria-hidden="true"
    >
      <path fill="#d9a066" d={`M0 ${top}h${edge}v${edge}H0z`} />
      <polygon
        fill="#b97d47"
        points={points(
          [edge, top],
          [edge + shift, top - shift],
          [edge + shift, frame - shift],
          [edge, frame],
        )}
      />
      <polygon
        fill="#ebc08d"
        points={points(
          [0, top],
          [shift, top - shift],
          [edge + shift, top - shift],
          [edge, top],
        )}
      />
      <polygon
        fill="#f8e3bf"
        points={points(
          [middle - tape, top + edge * 0.24],
          [middle - tape, top],
          [middle - tape + shift, top - shift],
          [middle + tape + shift, top - shift],
          [middle + tape, top],
          [middle + tape, top + edge * 0.24],
        )}
      />
    </svg>
  );
}
