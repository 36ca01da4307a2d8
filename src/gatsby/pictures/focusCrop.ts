import type { FocalPoint } from "../../content-model/fields";

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest region of a picture that has the proportions of a shape, in the
 * picture's pixels. The focal point stands in the region where it stands in the
 * picture, in percent: it is never cut off, and `object-position` with the same
 * numbers goes on in the same way where CSS crops further.
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
