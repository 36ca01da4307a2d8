import type { ReactNode } from "react";
import type { AreaMapData } from "../../../map/buildAreaMapData";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./AreaMap.module.css";

interface AreaMapProps {
  /** Result of the GraphQL field `areaMap`, an `AreaMapData`. */
  map: object;
  /** Text beside the map, or above it on small screens. */
  children: ReactNode;
  /** Content below the text, or below the map on small screens. */
  below?: ReactNode;
}

const toPercent = (value: number) => `${value}%`;

/**
 * SVG transforms that move a dot's tap target toward the dot's name, away from neighboring
 * dots.
 */
const targetMoves = {
  right: "translate(8 0)",
  left: "translate(-8 0)",
  above: "translate(0 -8)",
  below: "translate(0 8)",
};

/** Offset of a city's name from the city's dot, in em, and the name's `text-anchor`. */
const nameOffsets = {
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
    "M-99 20l17-6 19-11 7-8 2 3 3 2 12-10 13-16 10-10 5-1 11-3 8 3 4-1 9 7 11 12 10 6 14 13 26 14 22 7z",
  snow: "M-47-3l21-23 10-10 5-1 11-3 8 3 4-1 9 7 11 12 10 6 14 13 2 4-5-5-5 13-10-15-3-6-5 26-9-15-4-10-8 24-9-14-13 17-4-22-14 18 1-22-18 19 0-9z",
  hull: "M-31 3h62l-7 11h-48z",
  decks: "M-23-5h46v6h-46zM-14-12h28v5h-28zM-3-20h7v6h-7z",
};

interface Point {
  x: number;
  y: number;
}

const translateTo = ({ x, y }: Point) => `translate(${x} ${y})`;

/** Returns one path that draws a symbol at many points. */
const repeatSymbol = (points: readonly Point[], symbolPath: string) =>
  points.map(({ x, y }) => `M${x} ${y}${symbolPath}`).join("");

/**
 * A map with links to counties and cities, for pointers only: every page with the map also
 * lists these links. Only the outlines scale with the map. Dots and names keep their size,
 * so the outer SVG has no view box, and dots and names have positions in percent. The outer
 * SVG's width and height set only its aspect ratio.
 */
export function AreaMap({ map, children, below }: AreaMapProps) {
  const { labels } = useSite();
  const { width, height, ...shapes } = map as AreaMapData;
  const { ferry, mountain, landmarkNames, counties, cities } = shapes;
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.figure}>
        <svg
          aria-hidden="true"
          className={styles.map}
          width={width}
          height={height}
        >
          <svg className={styles.shapes} viewBox={`0 0 ${width} ${height}`}>
            {/* The waves are below the land, which cuts them off at the coast. */}
            <path
              className={styles.wave}
              d={repeatSymbol(shapes.waves, symbolPaths.wave)}
            />
            <path fill="var(--neighbor)" d={shapes.land} />
            {counties.map(({ path, outline }) => (
              <a key={path} href={path} className={styles.county} tabIndex={-1}>
                <path d={outline} />
              </a>
            ))}
            <g className={styles.landmarks}>
              <path className={styles.road} d={shapes.road} />
              <path
                fill="var(--firs)"
                d={repeatSymbol(shapes.firs, symbolPaths.firs)}
              />
              {mountain && (
                <g transform={translateTo(mountain)}>
                  <path fill="var(--slope)" d={symbolPaths.slope} />
                  <path fill="var(--snow)" d={symbolPaths.snow} />
                </g>
              )}
              {ferry && (
                <g transform={translateTo(ferry)}>
                  <path fill="var(--hull)" d={symbolPaths.hull} />
                  <path fill="var(--snow)" d={symbolPaths.decks} />
                </g>
              )}
            </g>
          </svg>
          {landmarkNames.map(({ lines, x, y }) => (
            <text
              key={lines[0]}
              className={styles.landmarkName}
              y={toPercent(y)}
            >
              {lines.map((line, index) => (
                <tspan key={line} x={toPercent(x)} dy={index && "1.1em"}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
          {counties.map(({ name, x, y }) => (
            <text
              key={name}
              className={styles.countyName}
              x={toPercent(x)}
              y={toPercent(y)}
              dy="0.33em"
            >
              {name}
            </text>
          ))}
          {cities.map(({ name, path, side, x, y }) => {
            const position = { cx: toPercent(x), cy: toPercent(y) };
            const { dx, dy, anchor } = nameOffsets[side];
            return (
              <a key={path} href={path} className={styles.city} tabIndex={-1}>
                <circle
                  className={styles.target}
                  transform={targetMoves[side]}
                  {...position}
                />
                <circle className={styles.dot} {...position} />
                <text
                  x={position.cx}
                  y={position.cy}
                  dx={`${dx}em`}
                  dy={`${dy}em`}
                  textAnchor={anchor}
                >
                  {name}
                </text>
              </a>
            );
          })}
        </svg>
        <p className={styles.caption}>{labels.areaMap}</p>
      </div>
      {below}
    </div>
  );
}
