import { type Light, mix, tone } from "./palette";
import { type Point, poly, SHEET } from "./svg";
import { crestAt, firs } from "./trees";

/**
 * A stand of foreground firs in two tones with the ground they stand on; the
 * crest is the ground line.
 */
export function grove(
  light: Light,
  crest: readonly Point[],
  { height = 180, seed = 1, near = 0 } = {},
): string {
  const ground = crestAt(crest);
  const [first, last] = [crest[0], crest.at(-1)];
  if (!first || !last) return "";
  const [from, to] = [first[0], last[0]];
  const step = height * 0.2;
  const back = mix(tone(light, near), tone(light, near + 0.25), 0.55);
  const bank = [
    ...crest,
    [last[0], SHEET.height + 40],
    [first[0], SHEET.height + 40],
  ] as const;
  return (
    firs(back, (x) => ground(x) + height * 0.06, {
      from,
      to,
      step: step * 1.25,
      height: height * 0.95,
      seed: seed + 40,
      vary: 0.45,
    }) +
    poly(
      tone(light, near),
      bank.map(([x, y]): Point => [x, y]),
    ) +
    firs(tone(light, near), (x) => ground(x) + height * 0.3, {
      from,
      to,
      step,
      height: height * 1.08,
      seed,
      vary: 0.5,
    })
  );
}
