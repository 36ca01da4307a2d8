import { cruiser, sloop } from "../boats";
import { capitol, lookout } from "../landmarks";
import { mirrored, place, sheet } from "../layers";
import { hill } from "../mountains";
import { dawn, ink, mix, tone } from "../palette";
import { gulls, sky, streaks } from "../sky";
import { bar, type Point, poly, pts, rect } from "../svg";
import { crestAt, forest } from "../trees";
import { glitter, ripples, water } from "../water";

const light = dawn;
const shore = 500;

/** Sunrise over the boardwalk, the lookout and the boats at Percival Landing. */
export function olympiaGuide(): string {
  return sheet(
    sky(light, shore, { sun: { x: 590, y: 330, r: 52, glow: 280 }, seed: 6 }),
    streaks(light, shore, 24, 6),
    water(light, shore, { seed: 6 }),
    mirrored("bluff", shore, bluff(), { squash: 0.55, opacity: 0.35 }),
    glitter(light.sun, 590, shore, 790, { width: 84, spread: 1.8 }),
    ripples(light.sun, { top: shore + 8, count: 44, opacity: 0.4 }),
    boats(),
    place(950, 712, lookout(light), { scale: 2.1 }),
    boardwalk(),
    gulls(light.snowLit, pts([700, 210, 742, 190, 776, 222]), 17),
  );
}

/** The wooded bluff across the inlet with the dome above the trees. */
function bluff(): string {
  return [
    hill(
      tone(light, 0.82),
      pts([-20, 420, 240, 404, 520, 430, 820, 440, 1220, 408]),
      shore,
    ),
    place(250, 410, capitol(light), { scale: 0.56 }),
    forest(
      tone(light, 0.62),
      pts([
        -10, 410, 120, 404, 250, 414, 420, 424, 640, 456, 900, 462, 1210, 440,
      ]),
      { height: 34, step: 14, base: shore, seed: 4 },
    ),
    forest(
      tone(light, 0.46),
      pts([-10, 462, 300, 466, 560, 484, 800, 488, 1210, 470]),
      { height: 26, step: 12, base: shore, seed: 8 },
    ),
  ].join("");
}

/** Sailboats at their moorings off the walk. */
function boats(): string {
  const mast = tone(light, 0.3);
  const moored = (x: number, y: number, scale: number, cover: string) =>
    place(x, y, sloop(light, { sails: false, cover, mast }), { scale });
  return [
    moored(740, 552, 0.8, ink.sound),
    place(205, 600, cruiser(light, { stripe: ink.sound }), { scale: 1.3 }),
    moored(440, 634, 2, ink.truck),
  ].join("");
}

/** The timber walk along the near edge, with its rail. */
function boardwalk(): string {
  const wood = mix(mix(ink.oak, light.sun, 0.2), tone(light, 0.2), 0.12);
  const dark = mix(ink.walnut, tone(light, 0), 0.6);
  const curve = (drop: number): Point[] =>
    [...Array(21).keys()].map((i): Point => {
      const x = i * 62 - 20;
      return [x, 700 + drop + 26 * Math.pow(1 - i / 20, 2)];
    });
  const strip = (fill: string, top: number, bottom: number) =>
    poly(fill, [...curve(top), ...curve(bottom).reverse()]);
  const edge = crestAt(curve(0));
  const seams = [...Array(46).keys()].map((i) => {
    const x = i * 40 - 300;
    return bar(
      mix(wood, dark, 0.35),
      2.5,
      [x, edge(x)],
      [x + (x - 600) * 0.2, 810],
    );
  });
  const posts = [...Array(12).keys()].map((i) => {
    const x = 24 + i * 106;
    return rect(dark, x, edge(x) - 66, 10, 78);
  });
  return [
    strip(wood, 0, 140),
    seams.join(""),
    strip(mix(wood, light.sun, 0.4), 0, 6),
    posts.join(""),
    strip(dark, -42, -38),
    strip(dark, -22, -18),
    strip(mix(wood, light.sun, 0.35), -70, -62),
  ].join("");
}
