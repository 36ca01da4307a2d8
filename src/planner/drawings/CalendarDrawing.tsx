const columns = 9;

interface CalendarDrawingProps {
  done: number;
  total: number;
}

/** A wall calendar with a square for each task; done tasks are colored. */
export const CalendarDrawing = ({ done, total }: CalendarDrawingProps) => {
  const pitch = Math.min(10, 48 / Math.ceil(total / columns));
  return (
    <svg viewBox="0 0 108 96" aria-hidden="true">
      <path fill="#cdd8d3" d="M2 2h104v92H2z" />
      <path fill="#f6c18e" d="M4 4h100v34H4z" />
      <path fill="#8fb9b4" d="M4 4h100v14H4z" />
      <circle cx="30" cy="24" r="8" fill="#fdf0d2" />
      <path fill="#1f4e6b" d="M4 38 40 32 66 10 74 16 104 34V38z" />
      <path fill="#fdf4e3" d="m54 20 12-10 8 6 8 5-6 3-6-5-5 6-5-6z" />
      <path fill="#fff" d="M4 38h100v54H4z" />
      {Array.from({ length: total }, (_none, index) => (
        <rect
          key={index}
          x={10 + (index % columns) * 10}
          y={43 + Math.floor(index / columns) * pitch}
          width="8"
          height={pitch - 2}
          rx="1.5"
          fill={index < done ? "#d0552f" : "#cdd8d3"}
        />
      ))}
      <circle cx="54" cy="5" r="4" fill="#d0552f" />
    </svg>
  );
};
