import { countyMapHeight, mapWidth } from "../../../map/mapProjection";
import * as styles from "./CountyMap.module.css";

interface CountyMapProps {
  /** URL of the file from `formatCountyMap`. */
  map: string;
}

/** The map of a county and its cities, which the page also lists. */
export const CountyMap = ({ map }: CountyMapProps) => (
  <svg
    aria-hidden="true"
    className={styles.map}
    viewBox={`0 0 ${mapWidth} ${countyMapHeight}`}
  >
    <use href={`${map}#map`} />
  </svg>
);
