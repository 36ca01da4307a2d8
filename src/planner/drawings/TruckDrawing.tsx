const columns = 6;
const rows = 4;
/** Number of boxes in a full truck. */
const capacity = columns * rows;
const box = { width: 32, height: 18.5 };

/** @param index in the order of loading: from the cab to the door, from the floor up */
const Box = ({ index }: { index: number }) => {
  const column = Math.floor(index / rows);
  const row = index % rows;
  const x = 58 - (column + 1) * (box.width + 0.6);
  const y = -46 - (row + 1) * box.height;
  return (
    <>
      <path
        fill={(column + row) % 2 ? "#c98f56" : "#d9a066"}
        d={`M${x} ${y}h${box.width}v${box.height}h-${box.width}z`}
      />
      <path fill="#f3d9ae" d={`M${x + 12} ${y}h8v5h-8z`} />
    </>
  );
};

interface TruckDrawingProps {
  /** Filled part of the truck, from 0 to 1. */
  fillRatio: number;
  className?: string | undefined;
}

/** Cutaway of the company's truck, filled with boxes. */
export const TruckDrawing = ({ fillRatio, className }: TruckDrawingProps) => {
  const boxes =
    fillRatio > 0 ? Math.max(1, Math.round(fillRatio * capacity)) : 0;
  return (
    <svg viewBox="-158 -138 316 144" className={className} aria-hidden="true">
      <path fill="#143540" d="M-150-32h296v12h-296zM132-34h22v10h-22z" />
      <path fill="#babeb4" d="M-154-134h226v106h-226z" />
      <path fill="#fbf0df" d="M-142-128h214v100h-214z" />
      <path fill="#cdd8d3" d="M-138-122h196v76h-196z" />
      <path fill="#d0552f" d="M-142-46h214v10h-214z" />
      {Array.from({ length: boxes }, (_none, index) => (
        <Box key={index} index={index} />
      ))}
      <path
        fill="#d0552f"
        d="M76-24v-80q0-4 4-4h30q6 0 9 5l13 31 14 6q5 2 5 8v34z"
      />
      <path fill="#92513d" d="M72-100h6v60h73v16h-75v-4h-4zM90-58h9v3h-9z" />
      <path fill="#6c8482" d="M88-98h20l12 28h-32z" />
      <path fill="#143540" d="M124-88h5v18h-5z" />
      <path fill="#fbf0df" d="M143-56h8v10h-8z" />
      {[-100, 114].map((x) => (
        <g key={x}>
          <circle fill="#0d242c" cx={x} cy="-17" r="21" />
          <circle fill="#babeb4" cx={x} cy="-17" r="8" />
          <circle fill="#0d242c" cx={x} cy="-17" r="3" />
        </g>
      ))}
    </svg>
  );
};
