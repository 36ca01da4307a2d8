import { contentPath, isDraft, kindOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { placeCountyNames } from "../../map/countyNames";
import { mapLayout } from "../../map/mapLayout";
import type { CityOnMap, CountyOnMap } from "../../map/mapLayout";
import type { Rule } from "./rule";

const named = ({ path, lines, frontMatter }: ContentFile, remedy: string) => ({
  file: contentPath(path),
  line: lines?.ofField("name"),
  field: "name",
  value: frontMatter.name,
  remedy,
});

/**
 * Cities and counties whose names the map leaves out, because they would touch
 * others or leave the map.
 */
export const mapNames: Rule = (files) => {
  const of = (kind: string) =>
    files.filter((file) => kindOf(file.path)?.name === kind && !isDraft(file));
  const [counties, cities] = [of("County"), of("City")];
  if (!counties.length) return [];
  const layout = mapLayout(
    counties.map(({ frontMatter }) => frontMatter as unknown as CountyOnMap),
    cities.map(({ frontMatter }) => frontMatter as unknown as CityOnMap),
  );
  const countyNames = placeCountyNames(layout);
  return [
    ...cities
      .filter((_, index) => !layout.labels[index])
      .map((city) =>
        named(
          city,
          "Shorten it if you can: on the map this name would touch another one or leave the frame, so the city is a dot without a name there.",
        ),
      ),
    ...counties
      .filter((_, index) => !countyNames[index])
      .map((county) =>
        named(
          county,
          "The map has no room for it among the cities: the county is without a name there.",
        ),
      ),
  ];
};
