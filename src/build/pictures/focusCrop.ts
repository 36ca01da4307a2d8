import type { FocalPoint } from "../../content-model/imageValue";

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest region of a picture with the proportions of a shape, in the
 * picture's pixels. The focal point keeps its relative position, as with CSS
 * `object-position`: it is never cropped off, and CSS can crop further around it
 * with the same percentages.
 */
export function focusCrop(picture: Size, shape: Size, focus: FocalPoint) {
  const scale = Math.min(
    picture.width / shape.width,
    picture.height / shape.height,
  );
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  return {
    left: Math.round(((picture.width - width) * focus.x) / 100),
    top: Math.round(((picture.height - height) * focus.y) / 100),
    width,
    height,
  };
}
