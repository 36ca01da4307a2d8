import type { ContentFile } from "../../src/content/model/contentFile";
import { areaMap } from "../../src/components/map/areaMap";
import type {
  CityOnMap,
  CountyOnMap,
} from "../../src/components/map/mapLayout";
import { cityFile, countyFile } from "./contentFactories";
import { entryOf } from "./parsedContent";

type Named<T> = T & { name: string; path: string };

/** An entry as the map takes it: its front matter and path. */
function placed<T>(file: ContentFile): Named<T> {
  const { data, paths } = entryOf(file);
  return { ...data, ...paths } as unknown as Named<T>;
}

/** Factories for a county with a code, and a city with coordinates. */
export const county = (fips: string, name = "Some County") =>
  placed<CountyOnMap>(countyFile({ name, fips }));
export const city = (name: string, latitude: number, longitude: number) =>
  placed<CityOnMap>(cityFile({ name, location: { latitude, longitude } }));

/** Counties and cities around Puget Sound, where many names are close together. */
export const counties = [
  county("53053", "Pierce County"),
  county("53033", "King County"),
  county("53067", "Thurston County"),
  county("53035", "Kitsap County"),
];
export const cities = [
  city("Tacoma", 47.253, -122.444),
  city("Puyallup", 47.185, -122.293),
  city("Lakewood", 47.172, -122.519),
  city("Seattle", 47.606, -122.332),
  city("Bellevue", 47.614, -122.192),
  city("Kent", 47.381, -122.235),
  city("Olympia", 47.038, -122.901),
  city("Lacey", 47.034, -122.823),
  city("Bremerton", 47.567, -122.633),
  city("Port Orchard", 47.54, -122.636),
];

/** The map with these counties and cities. */
export const siteMap = () => areaMap(counties, cities);
