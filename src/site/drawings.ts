/** Round drawings of each sprite in `static`, from left to right. */
export const spriteDrawingNames = {
  steps: ["phone", "clipboard", "signature", "truck", "check"],
  packing: ["plates", "wardrobe", "lamp", "layers", "fuel"],
} as const;

/** Drawings in `static/figures`, shown before the first heading of a text. */
export const figureNames = [
  "curb",
  "elevator",
  "hours-and-weight",
  "smaller-home",
  "hillside",
  "packed-box",
] as const;
