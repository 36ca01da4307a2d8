import { broadleaf, shrubs } from "../broadleaf";
import { mirrored, sheet } from "../layers";
import { ink, mix, morning, tone } from "../palette";
import { range } from "../range";
import { cloud, sky } from "../sky";
import { oval, pts, rect, shape } from "../svg";
import { tower } from "../towers";
import { firs, forest } from "../trees";
import { ripples } from "../water";

const light = morning;
const pond = 596;

/** The Downtown Park waterfall under the towers on a bright morning. */
export function bellevue(): string {
  return sheet(
    sky(light, 470, { sun: { x: 900, y: 210, r: 46, glow: 230 }, seed: 11 }),
    cloud(light.cloud, 60, 150, 320, 30, 4),
    range(light, {
      from: -60,
      to: 1260,
      base: 500,
      height: 290,
      step: 130,
      seed: 3,
      distance: 0.9,
    }),
    forest(tone(light, 0.72), pts([-10, 456, 300, 446, 700, 456, 1210, 440]), {
      height: 14,
      base: 560,
      seed: 3,
    }),
    pool(),
    mirrored("park", pond, skyline() + terrace(), {
      squash: 0.42,
      opacity: 0.26,
    }),
    foam(),
    ripples(light.sun, {
      top: pond + 24,
      bottom: 740,
      count: 34,
      opacity: 0.5,
    }),
    lawn(),
  );
}

/** Glass towers with their sunlit faces to the right. */
function skyline(): string {
  const t = (
    x: number,
    width: number,
    height: number,
    d: number,
    top: "flat" | "slant" | "step" | "crown",
  ) =>
    tower(light, {
      x,
      y: 540,
      width,
      height,
      fill: mix(tone(light, d), ink.sound, 0.18),
      top,
      windows: 0.5,
      pane: mix(light.cloud, tone(light, d), 0.5),
    });
  return [
    t(228, 74, 190, 0.66, "flat"),
    t(400, 66, 300, 0.62, "step"),
    t(628, 70, 280, 0.64, "crown"),
    t(812, 76, 200, 0.66, "flat"),
    t(310, 84, 260, 0.46, "crown"),
    t(476, 96, 380, 0.42, "slant"),
    t(588, 58, 230, 0.46, "flat"),
    t(696, 88, 350, 0.4, "step"),
    t(796, 56, 240, 0.5, "slant"),
  ].join("");
}

/** The curved wall the water falls over, between firs and maples. */
function terrace(): string {
  const stone = mix(light.wallShade, tone(light, 0.45), 0.35);
  const fall = mix(light.snowLit, ink.mist, 0.12);
  const strands = [...Array(24).keys()].map((i) =>
    rect(mix(fall, ink.mist, 0.4), 352 + i * 21, 528, 4 + (i % 3) * 2, 72, {
      r: 2,
    }),
  );
  const leaves = (x: number, height: number, seed: number) =>
    broadleaf(light, mix(ink.fir, ink.moss, 0.3), x, 592, height, {
      seed,
      sunSide: "right",
    });
  return [
    firs(mix(tone(light, 0.42), ink.fir, 0.3), () => 534, {
      from: -10,
      to: 1210,
      step: 38,
      height: 84,
      seed: 6,
      slim: 0.22,
    }),
    rect(mix(ink.moss, ink.fir, 0.55), 0, 548, 1200, 50),
    shrubs(mix(ink.fir, ink.moss, 0.25), 250, 960, 536, 22, 3),
    rect(stone, 300, 520, 600, 78),
    rect(mix(stone, light.sun, 0.5), 292, 512, 616, 12),
    rect(fall, 340, 516, 520, 84),
    strands.join(""),
    rect(light.sun, 340, 512, 520, 7),
    leaves(60, 190, 2),
    leaves(180, 160, 5),
    leaves(1010, 168, 9),
    leaves(1140, 200, 4),
    broadleaf(light, ink.truck, 262, 596, 128, { seed: 3, sunSide: "right" }),
    broadleaf(light, mix(ink.truck, ink.dawn, 0.3), 938, 596, 120, {
      seed: 7,
      sunSide: "right",
    }),
  ].join("");
}

/** The still basin below the falls. */
function pool(): string {
  const [near, far] = [light.water[3] ?? "", light.water[1] ?? ""];
  return (
    rect(far, 0, pond, 1200, 220) +
    shape(mix(far, near, 0.4), "M0 656Q300 640 600 652T1200 648V800H0Z") +
    shape(mix(far, near, 0.75), "M0 708Q300 694 600 706T1200 700V800H0Z")
  );
}

/** Mist and rings where the falls meet the basin. */
function foam(): string {
  return [
    oval(light.snowLit, 600, pond + 4, 292, 10, 0.8),
    oval(light.snowLit, 600, pond + 12, 350, 14, 0.28),
    oval(light.snowLit, 600, pond + 22, 430, 20, 0.18),
  ].join("");
}

/** The near lawn with the ring walk curving round the basin. */
function lawn(): string {
  const grass = mix(ink.moss, ink.fir, 0.42);
  return [
    shape(grass, "M-20 690Q240 748 600 750Q960 748 1220 690V820H-20Z"),
    shape(
      mix(light.wall, ink.straw, 0.35),
      "M-20 700Q240 758 600 760Q960 758 1220 700V728Q960 788 600 790Q240 788 -20 728Z",
    ),
  ].join("");
}
