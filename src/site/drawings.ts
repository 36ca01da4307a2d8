/** The round drawings of each file in `static`, from left to right. */
export const drawingNames = {
  steps: ["phone", "clipboard", "signature", "truck", "check"],
  packing: ["plates", "wardrobe", "lamp", "layers", "fuel"],
} as const;

/** The drawings in `static/figures` for the middle of a text. */
export const figureNames = [
  "curb",
  "elevator",
  "hours-and-weight",
  "smaller-home",
  "hillside",
] as const;
