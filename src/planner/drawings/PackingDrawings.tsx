/** A packed box with a number on its label; 0 leaves the label empty. */
export const NumberedBoxDrawing = ({ number }: { number: number }) => (
  <svg viewBox="0 0 108 96" aria-hidden="true">
    <path fill="#d9a066" d="M10 30h66v60H10z" />
    <path fill="#b97d47" d="m76 30 20-20v60L76 90z" />
    <path fill="#ebc08d" d="m10 30 20-20h66L76 30z" />
    <path fill="#f8e3bf" d="M34 42V30l20-20h18L52 30v12z" />
    <path fill="#fffaf1" d="M20 50h46v30H20z" />
    {number > 0 && (
      <text
        x="43"
        y="73"
        fill="#12303a"
        fontSize="22"
        fontWeight="650"
        textAnchor="middle"
      >
        {number}
      </text>
    )}
  </svg>
);

/** A roll of packing tape. */
export const TapeDrawing = () => (
  <svg viewBox="0 0 108 96" aria-hidden="true">
    <path fill="#e9c593" d="M44 78h60l-4 4 4 4-4 4H44z" />
    <path
      fill="#d9a066"
      fillRule="evenodd"
      d="M44 6a42 42 0 1 0 0 84 42 42 0 1 0 0-84zm0 22a20 20 0 1 1 0 40 20 20 0 1 1 0-40z"
    />
    <path
      fill="#b97d47"
      fillRule="evenodd"
      d="M44 24a24 24 0 1 0 0 48 24 24 0 1 0 0-48zm0 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z"
    />
    <path
      fill="none"
      stroke="#ebc08d"
      strokeWidth="4"
      d="M14 40a31 31 0 0 1 24-22"
    />
  </svg>
);
