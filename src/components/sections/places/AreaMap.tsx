import type { CSSProperties, ReactNode } from "react";
import type { AreaMapData } from "../../../map/buildAreaMapData";
import {
  formatLand,
  formatLandmarks,
  nameOffsets,
} from "../../../map/formatMap";
import { mapColors } from "../../../map/mapColors";
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

/**
 * A map with links to counties and cities, for pointers only: every page with the map also
 * lists these links. Only the outlines scale with the map. Dots and names keep their size,
 * so the outer SVG has no view box, and dots and names have positions in percent. The outer
 * SVG's width and height set only its aspect ratio.
 */
export function AreaMap({ map, children, below }: AreaMapProps) {
  const { labels } = useSite();
  const { width, height, ...shapes } = map as AreaMapData;
  const { landmarkNames, counties, cities } = shapes;
  return (
    <div className={`stack ${styles.columns}`}>
      <div>{children}</div>
      <div className={`unprinted ${styles.figure}`}>
        <svg
          aria-hidden="true"
          className={styles.map}
          style={mapColors as CSSProperties}
          width={width}
          height={height}
        >
          <svg overflow="visible" viewBox={`0 0 ${width} ${height}`}>
            <g dangerouslySetInnerHTML={{ __html: formatLand(shapes) }} />
            {counties.map(({ path, outline }) => (
              <a key={path} href={path} className={styles.county} tabIndex={-1}>
                <path vectorEffect="non-scaling-stroke" d={outline} />
              </a>
            ))}
            <g
              pointerEvents="none"
              dangerouslySetInnerHTML={{ __html: formatLandmarks(shapes) }}
            />
          </svg>
          {landmarkNames.map(({ lines, x, y }) => (
            <text key={lines[0]} className={styles.name} y={toPercent(y)}>
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
