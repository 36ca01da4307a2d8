import { RelativePath } from "../../../src/components/map/relativePath";

type Point = readonly [x: number, y: number];

function drawn(...areas: readonly (readonly Point[])[]): string {
  const path = new RelativePath();
  for (const [first, ...others] of areas) {
    path.moveTo(...first!);
    for (const point of others) path.lineTo(...point);
    path.closePath();
  }
  return String(path);
}

test("points are relative to the one before, without needless commas", () => {
  expect(
    drawn([
      [10, 20],
      [15, 18],
      [12, 30],
    ]),
  ).toBe("M10,20l5-2-3,12z");
});

test("every area begins with an absolute point", () => {
  expect(
    drawn(
      [
        [1, 1],
        [2, 3],
      ],
      [
        [50, 60],
        [51, 60],
      ],
    ),
  ).toBe("M1,1l1,2zM50,60l1,0z");
});

test("rounding errors don't add up along a line", () => {
  expect(
    drawn([
      [0, 0],
      [0.4, 0.4],
      [0.8, 0.8],
      [1.2, 1.2],
      [1.6, 1.6],
    ]),
  ).toBe("M0,0l1,1,1,1z");
});

test("repeated points are omitted", () => {
  expect(
    drawn([
      [5, 5],
      [5.2, 4.9],
      [6, 5],
    ]),
  ).toBe("M5,5l1,0z");
});

test("drawing a point is an error", () => {
  expect(() => new RelativePath().arc()).toThrow("lines and areas");
});
