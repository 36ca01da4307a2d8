import { number, object } from "./fields";

/** A point of a picture, in percent from its left and upper edges. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface ImageValue {
  src: string;
  alt: string;
  focus?: FocalPoint;
}

/** The point of a picture that no crop removes; by default the middle. */
export const focalPoint = object("FocalPoint", "Point that stays in sight", {
  x: number("From the left, in percent", { max: 100 }),
  y: number("From the top, in percent", { max: 100 }),
});
