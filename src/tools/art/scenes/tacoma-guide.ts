import { cruiser, sloop } from "../boats";
import { broadleaf } from "../broadleaf";
import { mirrored, place, sheet } from "../layers";
import { hill } from "../mountains";
import { ink, mix, morning, tone } from "../palette";
import { cloud, sky } from "../sky";
import { poly, pts, rect } from "../svg";
import { glassCone, unionStation } from "../tacoma";
import { blocks, tower } from "../towers";
import { forest } from "../trees";
import { glitter, ripples, water } from "../water";

/** The glass cone and Union Station along the waterfront. */
export function tacomaGuide(): string {
  const light = morning;
  const shore = 596;
  const brick = mix(ink.brick, tone(light, 0.65), 0.42);
  const plaza = mix(light.wall, tone(light, 0.5), 0.2);
  const block = (x: number, width: number, height: number, fill: string) =>
    tower(light, {
      x,
      y: shore,
      width,
      height,
      fill,
      windows: 0.8,
      sunSide: "left",
    });
  const bank = [
    blocks(tone(light, 0.72), -10, 1210, shore, 140, 5),
    block(860, 62, 250, tone(light, 0.62)),
    block(1010, 90, 150, brick),
    block(936, 64, 116, mix(brick, light.wall, 0.2)),
    place(250, shore - 16, unionStation(light), { scale: 1.2 }),
    broadleaf(light, mix(ink.fir, ink.moss, 0.4), 86, shore, 100),
    glassBridge(shore),
    rect(plaza, 400, shore - 74, 420, 74),
    rect(light.wall, 400, shore - 80, 420, 8),
    rect(mix(plaza, tone(light, 0.5), 0.35), 400, shore - 38, 470, 38),
    rect(light.wall, 400, shore - 42, 470, 6),
    rect(light.window, 690, shore - 66, 110, 20),
    place(560, shore - 60, glassCone(light), { scale: 1.5 }),
    rect(mix(tone(light, 0.3), light.wallShade, 0.3), 0, shore - 16, 1200, 18),
  ].join("");
  return sheet(
    sky(light, 520, { sun: { x: 300, y: 210, r: 44, glow: 210 }, seed: 61 }),
    cloud(light.cloud, 830, 150, 300, 32, 2),
    hill(
      tone(light, 0.88),
      pts([-20, 440, 240, 410, 560, 440, 900, 400, 1220, 424]),
    ),
    forest(
      tone(light, 0.8),
      pts([-20, 470, 240, 456, 560, 470, 900, 446, 1220, 460]),
      { height: 16, step: 9, base: shore },
    ),
    water(light, shore, { seed: 4 }),
    mirrored("bank", shore, bank, { squash: 0.55, opacity: 0.3 }),
    glitter(light.sun, 300, shore + 8, 790, { width: 70, opacity: 0.5 }),
    ripples(light.sun, { top: shore + 14, count: 50, opacity: 0.5 }),
    place(880, 706, cruiser(light, { stripe: ink.truck }), {
      scale: 1.25,
      flip: true,
    }),
    place(380, 672, sloop(light, { sails: false, cover: ink.truck }), {
      scale: 0.8,
    }),
  );
}

/** The footbridge with its two blue crystal towers. */
function glassBridge(shore: number): string {
  const light = morning;
  const steel = mix(light.wallShade, tone(light, 0.5), 0.4);
  const crystal = (x: number) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const y = shore - 106 - i * 19;
        const fill = mix(ink.mist, i % 2 ? ink.sound : light.sun, 0.3);
        return poly(fill, [
          [x - 11, y],
          [x, y - 22],
          [x + 11, y],
          [x, y + 8],
        ]);
      })
      .join("") + rect(steel, x - 2, shore - 110, 4, 24);
  const piers = [830, 920, 1010].map((x) => rect(steel, x, shore - 86, 8, 84));
  return [
    crystal(842),
    crystal(878),
    rect(steel, 800, shore - 92, 230, 9),
    rect(light.wall, 800, shore - 94, 230, 3),
    piers.join(""),
  ].join("");
}
