import { clipped, faded, place, sheet } from "../layers";
import { ridge } from "../mountains";
import { golden, ink, type Light, mix } from "../palette";
import { random } from "../random";
import { peaks } from "../range";
import { sky, streaks } from "../sky";
import { disc, oval, type Point, poly, pts, rect, shape, smooth } from "../svg";
import { fog, water } from "../water";

const light: Light = golden;
const sea: Light = {
  ...golden,
  water: [
    mix(ink.dawn, ink.mist, 0.3),
    mix(ink.mist, ink.straw, 0.4),
    ink.mist,
    mix(ink.mist, ink.sound, 0.5),
    mix(ink.mist, ink.sound, 0.8),
    ink.sound,
  ],
};
const land = mix(mix(ink.moss, ink.fir, 0.45), light.sun, 0.04);
const horizon = 170;

/** Size of things at a latitude; 1 at the near edge. */
const nearness = (north: number) =>
  0.3 + 0.7 * Math.pow(Math.max(0, (48.1 - north) / 1.12), 1.15);

/** Longitude west and latitude north, in degrees, to the tilted sheet. */
const chart = ([west, north]: Point): Point => {
  const t = Math.max(0, (48.1 - north) / 1.12);
  return [
    600 + (122.58 - west) * 900 * nearness(north),
    horizon + 660 * Math.pow(t, 1.28),
  ];
};

/**
 * Shore points on the sheet; the northern ones move `east` degrees so that the
 * channels open towards the horizon.
 */
const coast = (points: readonly Point[], east = 0) =>
  points.map(([west, north]) =>
    chart([
      west - east * Math.min(1, Math.max(0, (north - 47.1) / 0.5)),
      north,
    ]),
  );

/** An island drawn in towards its middle, so the channels around it read. */
const island = (points: readonly Point[], share = 0.88) => {
  const middle = [0, 1].map(
    (axis) =>
      points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) /
      points.length,
  );
  const [west = 0, north = 0] = middle;
  return coast(
    points.map(([w, n]) => [
      west + (w - west) * share,
      north + (n - north) * share,
    ]),
  );
};

/** Olympic Peninsula: Hood Canal's west shore, then the southern inlets. */
const olympic = coast(
  pts([
    122.72, 48.1, 122.69, 47.93, 122.76, 47.82, 122.84, 47.72, 122.93, 47.63,
    123.01, 47.5, 123.1, 47.41, 123.1, 47.36, 122.98, 47.35, 122.9, 47.32,
    122.89, 47.24, 122.99, 47.2, 122.93, 47.16, 122.98, 47.1, 122.95, 46.95,
  ]),
  -0.06,
);

/** Kitsap Peninsula with Sinclair Inlet, Gig Harbor and the Key Peninsula. */
const kitsap = island(
  pts([
    122.61, 47.93, 122.54, 47.92, 122.5, 47.84, 122.52, 47.76, 122.58, 47.7,
    122.66, 47.7, 122.63, 47.62, 122.62, 47.57, 122.71, 47.54, 122.62, 47.53,
    122.52, 47.52, 122.54, 47.43, 122.57, 47.34, 122.56, 47.28, 122.61, 47.26,
    122.65, 47.33, 122.68, 47.37, 122.7, 47.27, 122.73, 47.19, 122.79, 47.24,
    122.81, 47.36, 122.87, 47.41, 122.98, 47.38, 123.07, 47.39, 122.97, 47.49,
    122.87, 47.6, 122.77, 47.7, 122.68, 47.83,
  ]),
  0.97,
);

/** The mainland from Everett to Olympia. */
const mainland = coast(
  pts([
    122.3, 48.1, 122.24, 47.95, 122.35, 47.85, 122.39, 47.74, 122.42, 47.66,
    122.35, 47.615, 122.35, 47.585, 122.41, 47.57, 122.37, 47.49, 122.33, 47.4,
    122.39, 47.33, 122.43, 47.28, 122.42, 47.255, 122.5, 47.29, 122.55, 47.31,
    122.545, 47.24, 122.6, 47.17, 122.68, 47.11, 122.78, 47.15, 122.85, 47.15,
    122.885, 47.05, 122.93, 47.02, 122.93, 46.9,
  ]),
  0.07,
);

const islands = [
  island(
    pts([
      122.56, 47.71, 122.51, 47.69, 122.5, 47.62, 122.55, 47.59, 122.58, 47.65,
    ]),
  ),
  island(
    pts([
      122.48, 47.51, 122.44, 47.49, 122.45, 47.44, 122.39, 47.41, 122.4, 47.37,
      122.45, 47.37, 122.48, 47.34, 122.52, 47.36, 122.5, 47.44,
    ]),
  ),
  island(
    pts([
      122.62, 48.1, 122.56, 48, 122.42, 47.94, 122.36, 47.92, 122.4, 47.98,
      122.5, 48.1,
    ]),
  ),
  island(pts([122.3, 48.1, 122.36, 48.02, 122.4, 48.1])),
  island(pts([122.64, 47.25, 122.62, 47.22, 122.66, 47.22])),
  island(pts([122.7, 47.21, 122.68, 47.18, 122.72, 47.17])),
];

const lakes = [
  coast(
    pts([
      122.27, 47.75, 122.23, 47.7, 122.21, 47.61, 122.2, 47.51, 122.26, 47.52,
      122.27, 47.62, 122.27, 47.69,
    ]),
    0.09,
  ),
  coast(pts([122.11, 47.65, 122.08, 47.6, 122.05, 47.55, 122.09, 47.57]), 0.09),
];

const outline = (points: readonly Point[]) => {
  const first = points[0];
  return first ? `${smooth([...points, first])}Z` : "";
};

const shores = [
  `${smooth(olympic)}V900H-300V${horizon}Z`,
  `${smooth(mainland)}V900H1500V${horizon}Z`,
  ...[kitsap, ...islands].map(outline),
].join("");

/** Bands of haze that pale the land towards the horizon. */
function veil(): string {
  const band = (y: number, opacity: number) => {
    const edge: Point[] = [-20, 240, 520, 800, 1060, 1240].map(
      (x, i): Point => [x, y + (i % 2 ? 9 : -7)],
    );
    return shape(light.cloud, `${smooth(edge)}V${horizon - 10}H-20Z`, opacity);
  };
  return clipped(
    "land",
    shores,
    band(206, 0.3) + band(250, 0.22) + band(310, 0.14) + band(400, 0.1),
  );
}

/** A shelf of paler water of the given width along every shore. */
function shelf(fill: string, width: number, opacity = 1): string {
  const edge = `stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  return faded(opacity, `<use href="#shores" fill="${fill}" ${edge}/>`);
}

/** Woods scattered over the lowlands. */
function woods(
  west: number,
  east: number,
  count: number,
  seed: number,
): string {
  const rng = random(seed);
  return Array.from(
    { length: count },
    () => [rng.between(west, east), rng.between(46.96, 48.05)] as const,
  )
    .sort((a, b) => b[1] - a[1])
    .map(([w, north]) => {
      const [x, y] = chart([w, north]);
      const k = nearness(north);
      const fill = mix(mix(ink.fir, ink.deep, 0.2), light.cloud, 0.4 * (1 - k));
      return poly(fill, [
        [x - 9 * k, y],
        [x, y - 30 * k],
        [x + 9 * k, y],
      ]);
    })
    .join("");
}

/**
 * A mountain range in the tilted view: snow peaks that shrink northwards
 * between two columns given far away and near.
 */
function heights(far: Point, near: Point, count: number, seed: number): string {
  const rng = random(seed);
  const list = Array.from({ length: count }, (_, i) => {
    const north = 48.09 - 1.08 * Math.pow(i / count, 0.8);
    const [, base] = chart([122, north]);
    const k = nearness(north);
    const t = (k - 0.3) / 0.7;
    const low = far[0] + (near[0] - far[0]) * t;
    const high = far[1] + (near[1] - far[1]) * t;
    const x = low + (high - low) * ((i * 0.618 + rng.between(-0.1, 0.1)) % 1);
    return {
      x,
      y: base - k * rng.between(110, 180),
      w: k * rng.between(150, 210),
      base,
    };
  });
  const foothill = mix(land, ink.fir, 0.4);
  return list
    .map((p) => {
      const k = p.w / 200;
      return (
        peaks(light, [p], "left") +
        oval(foothill, p.x - p.w * 0.3, p.base + 6, p.w * 0.8, 17 * k) +
        oval(land, p.x + p.w * 0.4, p.base + 9, p.w * 0.8, 15 * k)
      );
    })
    .join("");
}

/** A town: a warm dot with its pale ring. */
function town(west: number, north: number, r: number, fill: string): string {
  const [x, y] = chart([west, north]);
  const k = nearness(north) * 1.2;
  return (
    oval(ink.snow, x, y, (r + 4) * k, (r + 4) * k * 0.7) +
    oval(fill, x, y, r * k, r * k * 0.7)
  );
}

/** A ferry on its crossing, wake behind. */
function crossing(a: Point, b: Point): string {
  const [from, to] = [chart(a), chart(b)];
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const dashes = [0.1, 0.25, 0.4, 0.7, 0.85]
    .map((t) => disc(ink.snow, ...at(t), 2.4, 0.8))
    .join("");
  const [x, y] = at(0.55);
  return (
    dashes +
    place(
      x,
      y,
      rect(ink.snow, -12, -5, 24, 10, { r: 5 }) +
        rect(ink.fir, -6, -3, 12, 6, { r: 2 }),
    )
  );
}

/** Puget Sound from above, looking north up its length. */
export function serviceAreas(): string {
  return sheet(
    sky(light, horizon, {
      sun: { x: 250, y: 118, r: 30, glow: 170 },
      bands: 6,
      seed: 3,
    }),
    streaks(light, horizon, 5, 4),
    ridge(
      mix(light.rock, light.cloud, 0.45),
      pts([
        560, 176, 680, 150, 760, 104, 800, 84, 830, 96, 900, 140, 1040, 176,
      ]),
      { base: 190, seed: 2 },
    ),
    poly(
      light.snowLit,
      pts([
        760, 106, 800, 84, 830, 97, 858, 118, 838, 126, 820, 112, 800, 130, 784,
        112,
      ]),
    ),
    water(sea, horizon, { seed: 5 }),
    `<defs><path id="shores" d="${shores}"/></defs>`,
    clipped(
      "sea",
      `M0 ${horizon}H1200V800H0Z`,
      [
        shelf(mix(ink.sound, ink.mist, 0.5), 36, 0.35),
        shelf(mix(ink.mist, light.sun, 0.2), 16, 0.5),
        shelf(light.sun, 4, 0.55),
      ].join(""),
    ),
    `<use href="#shores" fill="${land}"/>`,
    veil(),
    fog(light, horizon + 6, 26, 4, 0.9),
    woods(123.45, 123.16, 30, 3),
    woods(122.2, 121.94, 60, 5),
    lakes
      .map((lake) => shape(mix(ink.mist, light.sun, 0.4), outline(lake)))
      .join(""),
    heights([-20, 330], [-90, 130], 27, 8),
    heights([850, 1210], [1060, 1280], 30, 4),
    crossing([122.5, 47.62], [122.35, 47.6]),
    crossing([122.49, 47.8], [122.4, 47.79]),
    pts([
      122.3, 47.6, 122.17, 47.6, 122.21, 47.39, 122.86, 47.02, 122.66, 47.58,
      122.62, 47.49, 122.26, 47.18, 122.46, 47.14,
    ])
      .map(([w, n]) => town(w, n, 6, ink.dawn))
      .join(""),
    town(122.44, 47.235, 10, ink.truck),
  );
}
