import { geoContains, geoPath } from "d3-geo";
import type { CountyShape } from "./countyShapes";
import { dotBox, labelBox, overlap } from "./mapLabels";
import type { Box, Offset } from "./mapLabels";
import { cityEms, em, width } from "./mapLayout";
import type { MapLayout } from "./mapLayout";

/** Font sizes of the county names, like {@link cityEms}. */
const countyEms = { everywhere: em(11, 284), wide: em(13, 640) };
/** The names are in spaced capitals, this much wider than other letters. */
const capital = 0.78 / 0.58;

const centered: Offset = { dx: 0, dy: 0.33, anchor: "middle" };

/** Number of steps across the map's width when searching for room. */
const steps = 100;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Whether the name only fits on a wide map. */
  readonly wideOnly: boolean;
}

/**
 * For every county, the place closest to its center where its name is inside the
 * outline and overlaps nothing; `null` if there is none.
 */
export function placeCountyNames({
  shapes,
  project,
  peak,
  dots,
  labels,
}: MapLayout): (Place | null)[] {
  const path = geoPath(project);

  const occupied = (fontSize: number) => [
    peak.box,
    ...dots.flatMap((dot, index) => {
      const label = labels[index];
      return [
        dotBox(dot, fontSize),
        ...(label ? [labelBox(dot, label, dot.name.length, fontSize)] : []),
      ];
    }),
  ];

  function roomFor(shape: CountyShape, others: readonly Box[], size: number) {
    const [[left, top], [right, bottom]] = path.bounds(shape);
    const [middleX, middleY] = path.centroid(shape);
    const step = width / steps;
    const letters = shape.properties.name.length * capital;
    const isInside = (x: number, y: number) => {
      const point = project.invert?.([x, y]);
      return point ? geoContains(shape, point) : false;
    };

    const places: { x: number; y: number; distance: number }[] = [];
    for (let x = left; x <= right; x += step)
      for (let y = top; y <= bottom; y += step)
        places.push({ x, y, distance: Math.hypot(x - middleX, y - middleY) });
    places.sort((a, b) => a.distance - b.distance);
    return places.find((place) => {
      const box = labelBox(place, centered, letters, size);
      return (
        !others.some((other) => overlap(box, other)) &&
        [box.left, place.x, box.right].every(
          (x) => isInside(x, box.top) && isInside(x, box.bottom),
        )
      );
    });
  }

  const everywhere = occupied(cityEms.narrowest);
  const wide = occupied(cityEms.wide);
  return shapes.map((shape) => {
    const anyWidth = roomFor(shape, everywhere, countyEms.everywhere);
    const place = anyWidth ?? roomFor(shape, wide, countyEms.wide);
    return place ? { x: place.x, y: place.y, wideOnly: !anyWidth } : null;
  });
}
