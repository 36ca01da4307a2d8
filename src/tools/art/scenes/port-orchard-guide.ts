import { footFerry, sloop } from "../boats";
import { cottage } from "../cottages";
import { mirrored, place, sheet } from "../layers";
import { hill } from "../mountains";
import { dusk, ink, mix, tone } from "../palette";
import { random } from "../random";
import { sky, stars, streaks } from "../sky";
import { shopfront } from "../storefronts";
import { type Point, pts, rect } from "../svg";
import { crestAt, firs, forest } from "../trees";
import { glitter, ripples, water } from "../water";

const light = dusk;
const shore = 524;

/** The foot ferry comes in below the lit town on its hill. */
export function portOrchardGuide(): string {
  return sheet(
    sky(light, 330, { sun: { x: 300, y: 330, r: 0, glow: 260 }, seed: 16 }),
    stars(light, 300, 12),
    streaks(light, 330, 14),
    forest(
      tone(light, 0.78),
      pts([-20, 300, 200, 336, 420, 330, 700, 268, 960, 236, 1220, 250]),
      { height: 26, step: 12, base: shore },
    ),
    water(light, shore, { seed: 2 }),
    mirrored("town", shore, town(), { squash: 0.5, opacity: 0.28 }),
    [70, 190, 330, 470, 610, 750, 890, 1010, 1130]
      .map((x) =>
        glitter(ink.lamp, x, shore + 6, 700, {
          width: 30,
          spread: 1.5,
          seed: x,
          opacity: 0.5,
        }),
      )
      .join(""),
    ripples(light.cloud, { top: shore + 14, count: 40, opacity: 0.35 }),
    place(560, 686, footFerry(light, { lit: true }), { scale: 1.9 }),
    glitter(ink.lamp, 540, 700, 780, {
      width: 250,
      spread: 1.1,
      opacity: 0.4,
    }),
    place(1060, 600, sloop(light, { sails: false, cover: ink.sound }), {
      scale: 1.05,
    }),
    place(960, 584, sloop(light, { sails: false }), {
      scale: 0.85,
      flip: true,
    }),
  );
}

/** Three streets of lit houses above the shops on the waterfront. */
function town(): string {
  const street = (
    crest: readonly Point[],
    size: number,
    distance: number,
    seed: number,
  ) => {
    const ground = crestAt(crest);
    const rng = random(seed);
    let houses = "";
    for (let x = -10; x < 1230; x += size * rng.between(1.35, 1.9)) {
      const painted = [ink.mist, ink.straw, ink.dawn, ink.snow][
        Math.floor(rng.between(0, 4))
      ];
      houses += cottage(light, x, ground(x) + 4, size * rng.between(0.9, 1.1), {
        wall: mix(
          light.wall,
          mix(painted ?? ink.snow, tone(light, 0.4), 0.35),
          0.6,
        ),
        roof: mix(
          tone(light, distance - 0.25),
          ink.brick,
          rng.chance(0.3) ? 0.4 : 0,
        ),
        lit: true,
        floors: 2,
      });
    }
    return (
      firs(tone(light, distance), (x) => ground(x) - size * 0.1, {
        from: -10,
        to: 1210,
        step: size * 0.9,
        height: size * 1.7,
        seed: seed + 5,
      }) +
      hill(tone(light, distance - 0.04), crest, shore) +
      houses
    );
  };
  const shops = [118, 92, 132, 100, 120, 86, 126, 104, 116, 96, 130].reduce(
    ({ x, body }, width, i) => ({
      x: x + width,
      body: body + place(x, shore - 10, shopfront(light, width, i)),
    }),
    { x: -10, body: "" },
  ).body;
  return [
    street(
      pts([-20, 420, 260, 400, 560, 360, 860, 330, 1220, 346]),
      50,
      0.6,
      3,
    ),
    street(
      pts([-20, 470, 260, 446, 560, 418, 860, 396, 1220, 408]),
      60,
      0.46,
      8,
    ),
    shops,
    rect(tone(light, 0.1), 0, shore - 12, 1200, 14),
  ].join("");
}
