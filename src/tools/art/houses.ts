import { ink, type Light, mix, tone } from "./palette";
import { poly, pts, rect } from "./svg";

/** A sash window, lit or dark; centred on `x`, top at `y`. */
function sash(
  fill: string,
  frame: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return (
    rect(frame, x - width / 2 - 3, y - 3, width + 6, height + 7) +
    rect(fill, x - width / 2, y, width, height) +
    rect(frame, x - width / 2, y + height * 0.42, width, 2) +
    rect(frame, x - 1, y, 2, height)
  );
}

interface Craftsman {
  wall?: string;
  roof?: string;
  door?: string;
  /** Windows glow from inside. */
  lit?: boolean;
}

/**
 * A craftsman house facing the street, 220 wide and 190 high, standing on the
 * origin: front gable, deep porch on tapered posts, brick chimney.
 */
export function craftsman(light: Light, options: Craftsman = {}): string {
  const {
    wall = light.wall,
    roof = tone(light, 0.2),
    door = ink.truck,
    lit = false,
  } = options;
  const shade = mix(wall, tone(light, 0.15), 0.45);
  const trim = mix(wall, light.sun, 0.45);
  const glass = lit ? ink.lamp : mix(light.window, tone(light, 0.3), 0.4);
  const eave = mix(roof, light.sun, 0.2);
  return [
    rect(mix(ink.brick, roof, 0.35), 52, -188, 20, 60),
    rect(wall, -96, -108, 192, 108),
    poly(shade, pts([-96, -108, 96, -108, 96, -84, -96, -92])),
    poly(wall, pts([-92, -106, 0, -170, 92, -106])),
    poly(
      roof,
      pts([-118, -96, 0, -184, 118, -96, 112, -88, 0, -166, -112, -88]),
    ),
    poly(eave, pts([-118, -96, 0, -184, 0, -178, -114, -92])),
    sash(glass, trim, -18, -142, 24, 28),
    sash(glass, trim, 18, -142, 24, 28),
    rect(shade, -80, -72, 160, 72),
    sash(glass, trim, -46, -60, 44, 36),
    sash(glass, trim, 52, -60, 30, 36),
    rect(trim, -4, -66, 34, 56),
    rect(door, 0, -62, 26, 52),
    rect(glass, 5, -57, 16, 14),
    poly(roof, pts([-104, -72, -88, -90, 88, -90, 104, -72])),
    poly(eave, pts([-104, -72, 104, -72, 104, -67, -104, -67])),
    [-84, -22, 46, 84]
      .map(
        (x) =>
          poly(trim, [
            [x - 4, -67],
            [x + 4, -67],
            [x + 7, -26],
            [x - 7, -26],
          ]) + rect(mix(ink.brick, shade, 0.35), x - 9, -26, 18, 26),
      )
      .join(""),
    rect(shade, -92, -12, 184, 12),
    rect(trim, -92, -14, 184, 4),
    poly(mix(shade, trim, 0.4), pts([-8, -10, 34, -10, 42, 0, -16, 0])),
  ].join("");
}
