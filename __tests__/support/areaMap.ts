import { areaMap } from "../../src/gatsby/areaMap";
import type { CityOnMap, CountyOnMap } from "../../src/gatsby/areaMap";
import { cityFile, countyFile } from "./contentFactories";
import { contentFiles } from "./contentFiles";
import { entryOf } from "./parsedContent";

type Named<T> = T & { name: string; path: string };

const all = <T>(kind: string) =>
  contentFiles
    .map(entryOf)
    .filter((entry) => entry.kind.name === kind)
    .map(({ data, paths }) => ({ ...data, ...paths }) as unknown as Named<T>);

/** The counties and cities of the site's own content. */
export const counties = all<CountyOnMap>("County");
export const cities = all<CityOnMap>("City");

/** The map of the site's own content. */
export const siteMap = () => areaMap(counties, cities);

/** A county of Washington by its code, and a city somewhere. */
export const county = (fips: string) => ({
  ...(countyFile().frontMatter as unknown as CountyOnMap),
  fips,
});
export const city = (name: string, latitude: number, longitude: number) => ({
  ...(cityFile().frontMatter as unknown as CityOnMap),
  name,
  location: { latitude, longitude },
});
