import { carton } from "../boxes";
import { clipped, place, sheet } from "../layers";
import { ink, mix, morning } from "../palette";
import { poly, pts, rect, shape, stroke } from "../svg";

/** The loaded hold: three strapped tiers of wrapped furniture. */
export function excellence(): string {
  const wood = mix(ink.oak, ink.snow, 0.12);
  const wall = mix(ink.snow, ink.mist, 0.3);
  const shade = mix(wall, ink.sound, 0.32);
  const rail = mix(shade, ink.deep, 0.3);
  const slats = [0.2, 0.4, 0.6, 0.8].map((t) => {
    const [y1, y2] = [40 + 720 * t, 150 + 470 * t];
    return (
      poly(rail, [
        [0, y1 - 7],
        [270, y2 - 3],
        [270, y2 + 3],
        [0, y1 + 7],
      ]) +
      poly(rail, [
        [1200, y1 - 7],
        [930, y2 - 3],
        [930, y2 + 3],
        [1200, y1 + 7],
      ])
    );
  });
  const planks = Array.from({ length: 9 }, (_, i) =>
    poly(mix(wood, ink.deep, 0.3), [
      [270 + i * 82, 620],
      [273 + i * 82, 620],
      [-360 + i * 240, 800],
      [-368 + i * 240, 800],
    ]),
  );
  const teal = mix(ink.sound, ink.mist, 0.42);
  return sheet(
    rect(mix(wall, ink.deep, 0.2), 0, 0, 1200, 800),
    poly(mix(shade, ink.deep, 0.22), pts([0, 0, 1200, 0, 930, 150, 270, 150])),
    poly(ink.snow, pts([440, 70, 760, 70, 730, 96, 470, 96])),
    poly(shade, pts([0, 0, 270, 150, 270, 620, 0, 800])),
    poly(
      mix(shade, ink.deep, 0.12),
      pts([1200, 0, 930, 150, 930, 620, 1200, 800]),
    ),
    rect(wall, 270, 150, 660, 470),
    [380, 490, 600, 710, 820]
      .map((x) => rect(mix(wall, shade, 0.6), x, 150, 4, 470))
      .join(""),
    poly(wood, pts([270, 620, 930, 620, 1200, 800, 0, 800])),
    planks.join(""),
    slats.join(""),
    rect(ink.deep, 290, 604, 620, 18, { opacity: 0.25 }),
    wrapped(290, 616, 150, 330, ink.sound),
    wrapped(446, 616, 190, 286, ink.fir),
    wrapped(642, 616, 130, 346, teal),
    wrapped(778, 616, 132, 300, mix(ink.sound, ink.deep, 0.35)),
    strap(ink.truck, 280, 926, 416, 15),
    buckle(600, 416),
    rect(ink.deep, 226, 672, 750, 16, { opacity: 0.25 }),
    wrapped(226, 684, 330, 190, teal),
    wrapped(564, 684, 200, 222, ink.sound),
    wrapped(772, 684, 204, 176, ink.fir),
    strap(ink.truck, 216, 986, 562, 18),
    buckle(660, 562),
    rect(ink.deep, 150, 752, 900, 18, { opacity: 0.3 }),
    wrapped(160, 766, 220, 126, mix(ink.fir, ink.moss, 0.3)),
    wrapped(390, 766, 300, 104, mix(ink.sound, ink.deep, 0.2)),
    place(800, 766, carton(morning, { width: 190, height: 120, depth: 0.2 })),
    place(968, 766, carton(morning, { width: 130, height: 90, depth: 0.2 })),
    strap(ink.truck, 150, 704, 706, 18),
    buckle(430, 706),
  );
}

/** A piece of furniture in a quilted moving blanket; `x` left, `y` foot. */
function wrapped(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  const top = y - height;
  const light = mix(fill, ink.snow, 0.22);
  const seam = mix(fill, ink.snow, 0.13);
  const quilt: string[] = [];
  for (let k = -height; k < width; k += 44) {
    quilt.push(
      stroke(seam, 3, `M${x + k} ${top}l${height} ${height}`),
      stroke(seam, 3, `M${x + k + height} ${top}l${-height} ${height}`),
    );
  }
  const outline = `M${x} ${y}V${top + 16}Q${x + 2} ${top + 2} ${x + 16} ${top}H${x + width - 16}Q${x + width - 2} ${top + 2} ${x + width} ${top + 16}V${y}Z`;
  return [
    shape(fill, outline),
    clipped(
      `q${x}-${y}`,
      outline,
      quilt.join("") +
        rect(mix(fill, ink.deep, 0.4), x + width - 26, top, 26, height, {
          opacity: 0.55,
        }) +
        rect(light, x, top, width, 10),
    ),
    rect(mix(fill, ink.snow, 0.4), x, y - 12, width, 5),
  ].join("");
}

/** A load strap across a row. */
function strap(
  fill: string,
  from: number,
  to: number,
  y: number,
  width: number,
): string {
  return (
    rect(mix(fill, ink.deep, 0.35), from, y + width - 2, to - from, 5, {
      opacity: 0.5,
    }) +
    rect(fill, from, y, to - from, width) +
    rect(mix(fill, ink.snow, 0.3), from, y + width * 0.38, to - from, 2.5)
  );
}

/** The ratchet of a load strap. */
function buckle(x: number, y: number): string {
  return (
    rect(ink.deep, x - 24, y - 7, 48, 31, { r: 4 }) +
    rect(mix(ink.mist, ink.snow, 0.4), x - 18, y - 2, 36, 21, { r: 3 }) +
    rect(ink.deep, x - 8, y + 2, 16, 13, { r: 2 })
  );
}
