import type { ReactNode } from "react";
import type { AreaMapData } from "../../map/areaMap";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./AreaMap.module.css";

interface AreaMapProps {
  /** What `areaMap` has drawn. */
  map: object;
  /** Text beside the map, or above it on small screens. */
  children: ReactNode;
}

const percent = (value: number) => `${value}%`;

/** Moves the tap target of a dot towards its label and off its neighbors. */
function towards({ dx, dy }: { dx: number; dy: number }): string {
  const down = dy < 0 ? -1 : Math.round(dy);
  return `translate(${8 * Math.sign(dx)} ${8 * down})`;
}

/**
 * A map with links to counties and cities, for pointers only: every page that has
 * it lists the same links. Only the outlines scale with it: dots and names keep
 * their size, so the outer SVG has no view box and positions them in percent. Its
 * own width and height give it its shape only.
 */
export function AreaMap({ map, children }: AreaMapProps) {
  const { labels } = useSite();
  const { width, height, land, mountain, counties, cities } =
    map as AreaMapData;
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
            <path className={styles.land} d={land} />
            {counties.map(({ path, outline }) => (
              <a key={path} href={path} className={styles.county} tabIndex={-1}>
                <path d={outline} />
              </a>
            ))}
            {mountain && (
              <g
                className={styles.mountain}
                transform={`translate(${mountain.x} ${mountain.y})`}
              >
                <path d="M0-37 20-27 65 38H-65L-22-25z" />
                <path d="M0-37 20-27 36-4 22-9 12 9 2-11-10 13-18-7-36-5-22-25z" />
              </g>
            )}
          </svg>
          {counties.map(
            ({ label }) =>
              label && (
                <text
                  key={label.text}
                  className={label.wideOnly ? styles.wideName : styles.name}
                  x={percent(label.x)}
                  y={percent(label.y)}
                  dy="0.33em"
                >
                  {label.text}
                </text>
              ),
          )}
          {cities.map(({ name, path, x, y, label }) => {
            const place = { cx: percent(x), cy: percent(y) };
            return (
              <a key={path} href={path} className={styles.city} tabIndex={-1}>
                <circle
                  className={styles.target}
                  transform={label ? towards(label) : undefined}
                  {...place}
                />
                <circle className={styles.dot} {...place} />
                {label && (
                  <text
                    x={place.cx}
                    y={place.cy}
                    dx={`${label.dx}em`}
                    dy={`${label.dy}em`}
                    textAnchor={label.anchor}
                  >
                    {name}
                  </text>
                )}
              </a>
            );
          })}
        </svg>
        <p className={styles.caption}>{labels.areaMap}</p>
      </div>
    </div>
  );
}
