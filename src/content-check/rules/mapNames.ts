import { contentPath, isDraft, kindOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { placeCountyNames } from "../../components/map/countyNames";
import { mapLayout } from "../../components/map/mapLayout";
import type { CityOnMap } from "../../components/map/mapLayout";
import type { Rule } from "./rule";

const nameFault = (
  { path, lines, frontMatter }: ContentFile,
  remedy: string,
) => ({
  file: contentPath(path),
  line: lines?.ofField("name"),
  field: "name",
  value: frontMatter.name,
  remedy,
});

/**
 * Finds cities and counties without a name on the map, because it would overlap
 * others or the frame.
 */
export const mapNames: Rule = (files) => {
  const of = (kind: string) =>
    files.filter((file) => kindOf(file.path)?.name === kind && !isDraft(file));
  const [counties, cities] = [of("County"), of("City")];
  if (!counties.length) return [];
  const layout = mapLayout(
    counties.map(({ frontMatter: { fips } }) => ({ fips: String(fips) })),
    cities.map(({ frontMatter: { name, location } }) => ({
      name: String(name),
      location: location as CityOnMap["location"],
    })),
  );
  const countyNames = placeCountyNames(layout);
  return [
    ...cities
      .filter((_, index) => !layout.labels[index])
      .map((city) =>
        nameFault(
          city,
          "Shorten it if you can: on the map this name would overlap another or leave the frame, so the city is only a dot without a name.",
        ),
      ),
    ...counties
      .filter((_, index) => !countyNames[index])
      .map((county) =>
        nameFault(
          county,
          "The map has no room for this name among the cities, so the county is without a name there.",
        ),
      ),
  ];
};
