import {
  dotBox,
  labelBox,
  overlap,
  placeLabels,
  within,
} from "../../../src/components/map/mapLabels";
import type { Dot } from "../../../src/components/map/mapLabels";
import { siteMap } from "../../support/areaMap";

const frame = { left: 0, top: 0, right: 1000, bottom: 800 };
const em = 40;

/** The boxes of all visible labels, with the index of their dot. */
const boxes = (dots: readonly Dot[], size = em) =>
  placeLabels(dots, frame, [size]).flatMap((offset, index) =>
    offset
      ? [
          {
            index,
            box: labelBox(dots[index]!, offset, dots[index]!.name.length, size),
          },
        ]
      : [],
  );

function expectRoom(dots: readonly Dot[], placed: ReturnType<typeof boxes>) {
  for (const { index, box } of placed) {
    expect(within(box, frame)).toBe(true);
    for (const other of placed)
      expect(other.index !== index && overlap(box, other.box)).toBe(false);
    dots.forEach((dot, of) => {
      expect(of !== index && overlap(box, dotBox(dot, em))).toBe(false);
    });
  }
}

test("a label is to the right of its dot if there is room", () => {
  expect(placeLabels([{ name: "Kent", x: 500, y: 400 }], frame, [em])).toEqual([
    { anchor: "start", dx: 0.6, dy: 0.33 },
  ]);
});

test("a label stays inside the frame", () => {
  const [offset] = placeLabels([{ name: "Kent", x: 990, y: 400 }], frame, [em]);
  expect(offset?.anchor).toBe("end");
});

test("labels of close dots overlap neither each other nor another dot", () => {
  const dots = [
    { name: "Tacoma", x: 360, y: 475 },
    { name: "Lakewood", x: 323, y: 531 },
    { name: "Puyallup", x: 429, y: 522 },
    { name: "Bremerton", x: 272, y: 258 },
    { name: "Port Orchard", x: 270, y: 276 },
  ];
  const placed = boxes(dots);
  expect(placed).toHaveLength(dots.length);
  expectRoom(dots, placed);
});

test("among too many dots some labels are hidden, and the others don't overlap", () => {
  const dots = Array.from({ length: 60 }, (_, index) => ({
    name: `City ${index}`,
    x: 300 + (index % 10) * 40,
    y: 300 + Math.floor(index / 10) * 30,
  }));
  const placed = boxes(dots);
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.length).toBeLessThan(dots.length);
  expectRoom(dots, placed);
});

test.each([
  [284, 12],
  [320, 12],
  [400, 12],
  [480, 14],
  [600, 14],
  [640, 16],
  [1000, 16],
])("on a map %d px wide no two names overlap", (mapWidth, font) => {
  const { width, height, cities } = siteMap();
  const size = (font / mapWidth) * width;
  const placed = cities.map(({ city, x, y, label }) =>
    labelBox(
      { x: (x / 100) * width, y: (y / 100) * height },
      label!,
      city.name.length,
      size,
    ),
  );
  const pairs = placed.flatMap((one, index) =>
    placed.slice(index + 1).map((other) => overlap(one, other)),
  );
  expect(pairs).not.toContain(true);
});
