/** A repeatable source of numbers. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
}

/** The same seed always gives the same picture (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
  };
}
