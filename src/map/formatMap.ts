import { escapeHtml } from "../shared/text";
import type { AreaMapData } from "./buildAreaMapData";
import { mapColors } from "./mapColors";
import { mapWidth } from "./mapProjection";
import type { Point } from "./mapProjection";

/** Offset of a city's name from the city's dot, in em, and the name's `text-anchor`. */
export const nameOffsets = {
  right: { dx: 0.6, dy: 0.33, anchor: "start" },
  left: { dx: -0.6, dy: 0.33, anchor: "end" },
  above: { dx: 0, dy: -0.64, anchor: "middle" },
  below: { dx: 0, dy: 1.3, anchor: "middle" },
} as const;

/** SVG paths of the map's symbols, relative to the position of a symbol. */
const symbolPaths = {
  wave: "m-36 0q9 9 18 0 9 9 18 0 9 9 18 0 9 9 18 0m-54 14q9 9 18 0 9 9 18 0",
  firs: "m0-22l11 24h-6l10 18h-13v8h-4v-8h-13l10-18h-6zm25 14l8 17h-4l7 13h-9v6h-4v-6h-9l7-13h-4z",
  // Mount Rainier in the outline of `docs/art/home/hero.svg`.
  slope:
    "m-99 20l17-6 19-11 7-8 2 3 3 2 12-10 13-16 10-10 5-1 11-3 8 3 4-1 9 7 11 12 10 6 14 13 26 14 22 7z",
  snow: "m-47-3l21-23 10-10 5-1 11-3 8 3 4-1 9 7 11 12 10 6 14 13 2 4-5-5-5 13-10-15-3-6-5 26-9-15-4-10-8 24-9-14-13 17-4-22-14 18 1-22-18 19 0-9z",
  hull: "m-31 3h62l-7 11h-48z",
  decks: "m-23-5h46v6h-46zm9-7h28v5h-28zm11-8h7v6h-7z",
};

/** Returns a path that draws a symbol at many points. */
const repeatSymbol = (
  points: readonly (Point | null)[],
  symbol: keyof typeof symbolPaths,
) =>
  points
    .flatMap((point) => point ?? [])
    .map(({ x, y }) => `M${x} ${y}${symbolPaths[symbol]}`)
    .join("");

/** Formats a symbol at many points, in a color of the map. */
function formatSymbol(
  points: readonly (Point | null)[],
  symbol: keyof typeof symbolPaths,
  color: string,
): string {
  const path = repeatSymbol(points, symbol);
  return path && `<path fill="var(--${color})" d="${path}"/>`;
}

/** Formats lines with round ends and corners, in a color of the map. */
const formatLines = (path: string, color: string, width: number) =>
  `<path fill="none" stroke="var(--${color})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

/** Formats water and land as SVG elements. The land cuts the waves off at the coast. */
export const formatLand = ({
  waves,
  land,
}: Pick<AreaMapData, "waves" | "land">): string =>
  `${formatLines(repeatSymbol(waves, "wave"), "wave", 4)}<path fill="var(--neighbor)" d="${land}"/>`;

/** Formats what lies on the land as SVG elements: the road and the symbols of landmarks. */
export const formatLandmarks = ({
  road,
  firs,
  mountain,
  ferry,
}: Pick<AreaMapData, "road" | "firs" | "mountain" | "ferry">): string =>
  [
    formatLines(road, "road", 5),
    formatSymbol(firs, "firs", "woods"),
    formatSymbol([mountain], "slope", "slope"),
    formatSymbol([mountain], "snow", "snow"),
    formatSymbol([ferry], "hull", "deep"),
    formatSymbol([ferry], "decks", "snow"),
  ].join("");

/** Sizes of names on the map of a county, and on that of a city, which is smaller on the screen, in units. */
const nameSizes = {
  county: { city: 44, landmark: 38 },
  city: { city: 50, landmark: 48 },
};

/** Whether the frame of a map of a city leaves room for a city's name, about. */
function hasRoomForName({ name, side, x, y }: AreaMapData["cities"][number]) {
  /** Width in percent. */
  const width = (name.length * 0.6 * nameSizes.city.city) / (mapWidth / 100);
  const { dx, anchor } = nameOffsets[side];
  const starts = { start: x, middle: x - width / 2, end: x - width };
  const start = starts[anchor] + dx;
  return start > 2 && start + width < 98 && y > 12 && y < 88;
}

const placeMapStyle = Object.entries(mapColors)
  .map(([name, color]) => `${name}:${color}`)
  .join(";");

/**
 * Formats the map of a county or a city as an SVG file, whose element `map` a page shows with
 * `use`: in the color scheme and the font of the page. Names grow with the map.
 * @param place path of the place. A city is marked, and others without room for their names are left out.
 */
export function formatPlaceMap(map: AreaMapData, place: string): string {
  const { width, height, counties, waters, landmarkNames } = map;
  const isCity = map.cities.some(({ path }) => path === place);
  const sizes = nameSizes[isCity ? "city" : "county"];
  const cities = map.cities.filter(
    (city) => !isCity || city.path === place || hasRoomForName(city),
  );
  const toX = (x: number) => Math.round((x / 100) * width);
  const toY = (y: number) => Math.round((y / 100) * height);
  const outlines = counties.map(
    ({ outline }) =>
      `<path fill="var(--county)" stroke="var(--border)" stroke-width="3" stroke-linejoin="round" d="${outline}"/>`,
  );
  const landmarks = landmarkNames.map(
    ({ lines, x, y }) =>
      `<text y="${toY(y)}">${lines
        .map(
          (line, index) =>
            `<tspan x="${toX(x)}" dy="${index && 1.1}em">${escapeHtml(line)}</tspan>`,
        )
        .join("")}</text>`,
  );
  const dots = cities.map(({ path, x, y }) => {
    const center = `cx="${toX(x)}" cy="${toY(y)}"`;
    const dot = `<circle fill="var(--dot)" r="9" ${center}/>`;
    return path === place
      ? `${dot}<circle fill="none" stroke="var(--dot)" stroke-width="4" r="19" ${center}/>`
      : dot;
  });
  const names = cities.map(({ name, side, x, y }) => {
    const { dx, dy, anchor } = nameOffsets[side];
    return `<text x="${toX(x)}" y="${toY(y)}" dx="${dx}em" dy="${dy}em" text-anchor="${anchor}">${escapeHtml(name)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="map" style="${placeMapStyle}">`,
    `<path fill="var(--water)" d="M0 0h${width}v${height}H0z"/>`,
    formatLand(map),
    ...outlines,
    `<path fill="var(--water)" fill-rule="evenodd" stroke="var(--water)" stroke-width="14" stroke-linejoin="round" d="${waters}"/>`,
    formatLandmarks(map),
    `<g fill="var(--ink)" font-family="var(--font-body)" font-weight="400" font-size="${sizes.landmark}" text-anchor="middle">`,
    ...landmarks,
    "</g>",
    `<g fill="var(--ink)" font-size="${sizes.city}" paint-order="stroke" stroke="var(--county)" stroke-width="8" stroke-linejoin="round">`,
    ...names,
    "</g>",
    ...dots,
    "</g></svg>",
  ].join("");
}
