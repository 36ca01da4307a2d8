import { geoContains, geoPath } from "d3-geo";
import type { CountyShape } from "./countyShapes";
import { dotBox, labelBox, overlap } from "./mapLabels";
import type { Box, Offset } from "./mapLabels";
import { cityEms, em, width } from "./mapLayout";
import type { MapLayout } from "./mapLayout";

/**
 * Font sizes of the names, as {@link cityEms} are; they are in spaced
 * capitals.
 */
const countyEms = { everywhere: em(11, 284), wide: em(13, 640) };
const capital = 0.78 / 0.58;

const centered: Offset = { dx: 0, dy: 0.33, anchor: "middle" };

/** Steps of a search for room, as parts of the map's width. */
const grid = 100;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Whether only a wide map has room for it. */
  readonly wideOnly: boolean;
}

/**
 * The places nearest to the middles of counties where their names stand inside
 * the outlines and touch nothing else; `null` where there is none.
 */
export function placeCountyNames({
  shapes,
  project,
  peak,
  dots,
  labels,
}: MapLayout): (Place | null)[] {
  const path = geoPath(project);

  /** What stands on the map where letters are of a size. */
  const taken = (fontSize: number) => [
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
    const step = width / grid;
    const letters = shape.properties.name.length * capital;
    const isInside = (x: number, y: number) =>
      geoContains(shape, project.invert!([x, y])!);

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

  const everywhere = taken(cityEms.narrowest);
  const wide = taken(cityEms.wide);
  return shapes.map((shape) => {
    const anyWidth = roomFor(shape, everywhere, countyEms.everywhere);
    const place = anyWidth ?? roomFor(shape, wide, countyEms.wide);
    return place ? { x: place.x, y: place.y, wideOnly: !anyWidth } : null;
  });
}
