import { areaMap } from "../../../components/map/areaMap";
import type { CityOnMap, CountyOnMap } from "../../../components/map/areaMap";
import { touchingNames } from "../../../components/map/names";
import { nameSides } from "../../../site/nameSides";
import { city } from "../../model/kinds/city";
import { county } from "../../model/kinds/county";
import type { Kind } from "../../model/kind";
import type { Rule, Site } from "../site";

const entriesOf = ({ files }: Site, kind: Kind) =>
  files.filter((file) => file.kind === kind && !file.pending);

/** Finds cities whose names touch others on the map, or leave it. */
export const mapNames: Rule = (site) => {
  const cities = entriesOf(site, city);
  const drawn = areaMap(
    entriesOf(site, county).map(({ data }) => data as unknown as CountyOnMap),
    cities.map(({ data }) => data as unknown as CityOnMap),
  );
  const touching = touchingNames(drawn);
  return cities.flatMap(({ file, data }) => {
    const { name, nameSide = nameSides[0] } = data as unknown as CityOnMap;
    if (!touching.has(name)) return [];
    const other = touching.get(name);
    return {
      file,
      field: "nameSide",
      value: nameSide ?? "",
      fix: `Write another side, such as ${nameSides.filter((side) => side !== nameSide).join(", ")}: on the map, the name ${other ? `touches ${other}` : "leaves the edge"}.`,
    };
  });
};
