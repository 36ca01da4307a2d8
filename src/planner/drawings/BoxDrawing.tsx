interface BoxDrawingProps {
  /** Width and height of the front, and the visible depth, in pixels. */
  width: number;
  height: number;
  depth: number;
  /** Size of the drawing in pixels, with the box at the bottom left; defaults to the box's size. */
  frame?: readonly [width: number, height: number];
}

/** A cardboard box, drawn to scale. */
export function BoxDrawing(props: BoxDrawingProps) {
  const { width, height, depth } = props;
  const { frame = [width + depth, height + depth] } = props;
  const top = frame[1] - height;
  const tape = { left: width * 0.36, width: width * 0.28, end: height * 0.24 };
  return (
    <svg
      className="unprinted"
      width={frame[0]}
      height={frame[1]}
      viewBox={`0 0 ${frame.join(" ")}`}
      aria-hidden="true"
    >
      <path fill="#d9a066" d={`M0 ${top}h${width}v${height}H0z`} />
      <path
        fill="#b97d47"
        d={`M${width} ${top}l${depth} ${-depth}v${height}l${-depth} ${depth}z`}
      />
      <path
        fill="#ebc08d"
        d={`M0 ${top}l${depth} ${-depth}h${width}l${-depth} ${depth}z`}
      />
      <path
        fill="#f8e3bf"
        d={`M${tape.left} ${top + tape.end}v${-tape.end}l${depth} ${-depth}h${tape.width}l${-depth} ${depth}v${tape.end}z`}
      />
    </svg>
  );
}
