import {
  cityMapHeight,
  countyMapHeight,
  mapWidth,
} from "../../../map/mapProjection";
import * as styles from "./PlaceMap.module.css";

interface PlaceMapProps {
  place: "city" | "county";
  /** URL of the file from `formatPlaceMap`. */
  map: string;
  className?: string | undefined;
}

const heights = { city: cityMapHeight, county: countyMapHeight };

/** The map of a county or of a city's surroundings. What it shows is also in words. */
export const PlaceMap = ({ place, map, className = "" }: PlaceMapProps) => (
  <svg
    aria-hidden="true"
    className={`${styles.map} ${className}`}
    viewBox={`0 0 ${mapWidth} ${heights[place]}`}
  >
    <use href={`${map}#map`} />
  </svg>
);
