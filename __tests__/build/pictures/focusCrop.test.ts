import { focusCrop } from "../../../src/build/pictures/focusCrop";

const landscape = { width: 6000, height: 4000 };
const portrait = { width: 4000, height: 6000 };
const middle = { x: 50, y: 50 };

/** Every shape that pictures are cropped to. */
const shapes = [
  { width: 1200, height: 900 },
  { width: 750, height: 500 },
  { width: 1920, height: 1080 },
];

const points = [0, 7, 30, 50, 88, 100].flatMap((x) =>
  [0, 12, 50, 95, 100].map((y) => ({ x, y })),
);

const cases = [landscape, portrait].flatMap((picture) =>
  shapes.flatMap((shape) => points.map((focus) => ({ picture, shape, focus }))),
);

test("a crop has the proportions of its shape and lies within the picture", () => {
  const wrong = cases.filter(({ picture, shape, focus }) => {
    const { left, top, width, height } = focusCrop(picture, shape, focus);
    return (
      Math.abs(width / height - shape.width / shape.height) > 0.001 ||
      left < 0 ||
      top < 0 ||
      left + width > picture.width ||
      top + height > picture.height
    );
  });
  expect(wrong).toEqual([]);
});

test("a crop is as large as the picture allows", () => {
  const wrong = cases.filter(({ picture, shape, focus }) => {
    const { width, height } = focusCrop(picture, shape, focus);
    return width !== picture.width && height !== picture.height;
  });
  expect(wrong).toEqual([]);
});

test("the focal point keeps its relative position", () => {
  const wrong = cases.filter(({ picture, shape, focus }) => {
    const { left, top, width, height } = focusCrop(picture, shape, focus);
    const x = (focus.x / 100) * picture.width - left;
    const y = (focus.y / 100) * picture.height - top;
    return (
      Math.abs(x - (focus.x / 100) * width) > 1 ||
      Math.abs(y - (focus.y / 100) * height) > 1
    );
  });
  expect(wrong).toEqual([]);
});

test("a point in the middle crops evenly", () => {
  expect(focusCrop(portrait, { width: 4, height: 3 }, middle)).toEqual({
    left: 0,
    top: 1500,
    width: 4000,
    height: 3000,
  });
});

test("rounding never exceeds the picture", () => {
  const odd = { width: 1333, height: 2001 };
  for (const shape of shapes) {
    const { left, top, width, height } = focusCrop(odd, shape, {
      x: 100,
      y: 100,
    });
    expect([left + width, top + height]).toEqual([1333, 2001]);
  }
});
