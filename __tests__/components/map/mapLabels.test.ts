import {
  dotBox,
  labelBox,
  overlap,
  placeLabels,
  within,
} from "../../../src/components/map/mapLabels";

const frame = { left: 0, top: 0, right: 1000, bottom: 800 };
const em = 40;

test.each([
  [500, "start"],
  [990, "end"],
])("a label at %d is on the side with room: %s", (x, anchor) => {
  const [offset] = placeLabels([{ name: "Kent", x, y: 400 }], frame, [em]);
  expect(offset?.anchor).toBe(anchor);
});

test("among too many dots some labels are hidden, and the others have room", () => {
  const dots = Array.from({ length: 60 }, (_, index) => ({
    name: `City ${index}`,
    x: 300 + (index % 10) * 40,
    y: 300 + Math.floor(index / 10) * 30,
  }));
  const boxes = placeLabels(dots, frame, [em]).map(
    (offset, index) =>
      offset && labelBox(dots[index]!, offset, dots[index]!.name.length, em),
  );
  const shown = boxes.filter((box) => box !== null);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(dots.length);
  boxes.forEach((box, index) => {
    if (!box) return;
    expect(within(box, frame)).toBe(true);
    const others = dots.filter((_, of) => of !== index);
    expect(others.some((dot) => overlap(box, dotBox(dot, em)))).toBe(false);
    const labels = shown.filter((other) => other !== box);
    expect(labels.some((other) => overlap(box, other))).toBe(false);
  });
});
