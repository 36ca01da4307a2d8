interface BoxDrawingProps {
  /** Width and height of the front, and the visible depth, in pixels. */
  width: number;
  height: number;
  depth: number;
  /** Width of the drawing in pixels, with the box at the left; defaults to the box's. */
  frameWidth?: number;
}

/** A cardboard box, drawn to scale. */
export function BoxDrawing(props: BoxDrawingProps) {
  const { width, height, depth } = props;
  const { frameWidth = width + depth } = props;
  const frameHeight = height + depth;
  const tape = { left: width * 0.36, width: width * 0.28, end: height * 0.24 };
  return (
    <svg
      className="unprinted"
      width={frameWidth}
      height={frameHeight}
      viewBox={`0 0 ${frameWidth} ${frameHeight}`}
      aria-hidden="true"
    >
      <path fill="#d9a066" d={`M0 ${depth}h${width}v${height}H0z`} />
      <path
        fill="#b97d47"
        d={`M${width} ${depth}l${depth} ${-depth}v${height}l${-depth} ${depth}z`}
      />
      <path
        fill="#ebc08d"
        d={`M0 ${depth}l${depth} ${-depth}h${width}l${-depth} ${depth}z`}
      />
      <path
        fill="#f8e3bf"
        d={`M${tape.left} ${depth + tape.end}v${-tape.end}l${depth} ${-depth}h${tape.width}l${-depth} ${depth}v${tape.end}z`}
      />
    </svg>
  );
}
