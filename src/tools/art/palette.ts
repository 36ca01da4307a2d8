type Ink =
  | "deep"
  | "sound"
  | "mist"
  | "snow"
  | "dawn"
  | "truck"
  | "fir"
  | "moss"
  | "straw"
  | "brick"
  | "lamp"
  | "oak"
  | "walnut"
  | "kraft"
  | "tape"
  | "celadon"
  | "spruce"
  | "petal"
  | "rubber";

/** The six inks of the set, and the in-between tones mixed from them. */
export const ink: Readonly<Record<Ink, string>> = {
  deep: "#12303a",
  sound: "#1f4e6b",
  mist: "#6fa3a8",
  snow: "#fdf4e3",
  dawn: "#f2a971",
  truck: "#d1552f",
  fir: "#2a5d57",
  moss: "#7d9c78",
  straw: "#e9c98a",
  brick: "#9c4a38",
  lamp: "#ffd591",
  oak: "#b9834f",
  walnut: "#8a5c3c",
  kraft: "#d9a066",
  tape: "#f3dcae",
  celadon: "#5a9a7f",
  spruce: "#3f8a72",
  petal: "#f3c94f",
  rubber: "#0d242c",
};

/** Blends two `#rrggbb` colours; `t` runs from 0 (all `a`) to 1 (all `b`). */
export function mix(a: string, b: string, t: number): string {
  const channel = (hex: string, i: number) =>
    parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  return [0, 1, 2].reduce((hex, i) => {
    const from = channel(a, i);
    const value = Math.round(from + (channel(b, i) - from) * t);
    return hex + value.toString(16).padStart(2, "0");
  }, "#");
}

/** Samples a list of colours as a continuous scale; `t` from 0 to 1. */
export function ramp(colours: readonly string[], t: number): string {
  const span = Math.min(Math.max(t, 0), 1) * (colours.length - 1);
  const i = Math.min(Math.floor(span), colours.length - 2);
  return mix(colours[i] ?? ink.deep, colours[i + 1] ?? ink.deep, span - i);
}

/** One time of day: every colour a scene needs follows from it. */
export interface Light {
  /** Sky bands from zenith to horizon. */
  readonly sky: readonly string[];
  /** Water bands from the far shore to the near edge. */
  readonly water: readonly string[];
  /** Land tones from the nearest silhouette to the farthest ridge. */
  readonly land: readonly string[];
  readonly sun: string;
  readonly cloud: string;
  readonly snowLit: string;
  readonly snowShade: string;
  readonly rock: string;
  /** Sunlit and shaded walls. */
  readonly wall: string;
  readonly wallShade: string;
  readonly window: string;
  /** How much the dark takes from painted colours, 0 to 1. */
  readonly gloom: number;
}

/** Sunrise: blue above, apricot along the horizon. */
export const dawn: Light = {
  sky: ["#2a6078", "#4d8490", "#86ada6", "#c9c8a8", "#f3cf9d", "#f2a971"],
  water: ["#f0b684", "#c9b596", "#86a6a3", "#48808c", "#245770"],
  land: ["#12303a", "#1e4a57", "#3d6f7b", "#6d979a", "#a7b3a5"],
  sun: "#fdf0d2",
  cloud: "#f9d5ac",
  snowLit: "#fdf0dc",
  snowShade: "#a6bcc0",
  rock: "#6c929b",
  wall: "#fbe3c0",
  wallShade: "#86979a",
  window: "#f2a971",
  gloom: 0.02,
};

/** Clear morning: pale blue to cream. */
export const morning: Light = {
  sky: ["#5f9aa6", "#86b5b8", "#b0cfca", "#d6e2d6", "#f3efdc"],
  water: ["#cfe0d8", "#a0c5c6", "#6fa3a8", "#3f7b8d", "#1f5670"],
  land: ["#12303a", "#21535a", "#43797c", "#719da0", "#a5c2c1"],
  sun: "#fff8e6",
  cloud: "#fdf4e3",
  snowLit: "#fdf6e8",
  snowShade: "#a9c6cc",
  rock: "#5f8d9a",
  wall: "#fdf4e3",
  wallShade: "#93b0b4",
  window: "#2c5f74",
  gloom: 0.02,
};

/** Golden hour: sage above, straw and apricot below. */
export const golden: Light = {
  sky: ["#5c9199", "#94ae9f", "#cfc69b", "#f1d194", "#f6bd7d", "#f2a971"],
  water: ["#f6c68a", "#e6b98a", "#abac94", "#5f8f93", "#2b5f70"],
  land: ["#15333a", "#295252", "#51756b", "#8a977c", "#c9ae84"],
  sun: "#fff1cf",
  cloud: "#fbe0b0",
  snowLit: "#fde8c6",
  snowShade: "#b3a99b",
  rock: "#7f8f86",
  wall: "#fde6be",
  wallShade: "#a08e7c",
  window: "#3d6a72",
  gloom: 0.02,
};

/** Dusk: deep blue with the last warm band; windows glow. */
export const dusk: Light = {
  sky: ["#12303a", "#1a4458", "#2b5a73", "#5d7885", "#b58e80", "#ef9f6c"],
  water: ["#d9916b", "#86807f", "#3d667b", "#1f4e6b", "#143b4c"],
  land: ["#0c242d", "#143642", "#1f4a5c", "#345f73", "#59778a"],
  sun: "#fbc98f",
  cloud: "#e29a74",
  snowLit: "#f6c9a4",
  snowShade: "#6d8797",
  rock: "#476a7d",
  wall: "#9aa3a0",
  wallShade: "#2a5163",
  window: "#ffcf87",
  gloom: 0.22,
};

/** Mist: close, pale tones. */
export const misty: Light = {
  sky: ["#94b6b8", "#adc7c5", "#c8d7d0", "#e0e3d6", "#f1eadb"],
  water: ["#e4e5d8", "#cbd8d1", "#a8c3c1", "#7fa8ab", "#4b7f8a"],
  land: ["#16363f", "#2c5a61", "#5b8a8d", "#94b4b2", "#c6d5cd"],
  sun: "#fff5de",
  cloud: "#f7efdf",
  snowLit: "#fbf3e4",
  snowShade: "#b5cac9",
  rock: "#87aaae",
  wall: "#f7ecd8",
  wallShade: "#8fabac",
  window: "#f6c68a",
  gloom: 0.02,
};

/** Land tone at a distance; 0 is the nearest silhouette, 1 the farthest. */
export function tone(light: Light, distance: number): string {
  return ramp(light.land, distance);
}
