import { areaMap } from "../../../components/map/areaMap";
import type { CityOnMap, CountyOnMap } from "../../../components/map/areaMap";
import { touchingNames } from "../../../components/map/names";
import { nameSides } from "../../../site/nameSides";
import { addressesOfFile, isPublished, kindOf } from "../../model/contentFile";
import type { ContentFile } from "../../model/contentFile";
import { city } from "../../model/kinds/city";
import { county } from "../../model/kinds/county";
import type { Kind } from "../../model/kind";
import type { Rule } from "../site";

const orderOf = ({ frontMatter }: ContentFile) => Number(frontMatter.order);

/**
 * Draws the map of the published counties and cities.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function mapOf(files: readonly ContentFile[], today: string) {
  const places = <Place>(kind: Kind) =>
    files
      .filter((file) => kindOf(file.path) === kind && isPublished(file, today))
      .sort((a, b) => orderOf(a) - orderOf(b))
      .map((file) => ({
        ...file.frontMatter,
        ...addressesOfFile(file),
      })) as Place[];
  return areaMap(places<CountyOnMap>(county), places<CityOnMap>(city));
}

/** Finds cities whose names touch others on the map, or leave it. */
export const mapNames: Rule = ({ files, today }) => {
  const sources = files.map(({ source }) => source);
  const touching = touchingNames(mapOf(sources, today));
  return files.flatMap(({ file, kind, data, pending }) => {
    const { name, nameSide = nameSides[0] } = data as unknown as CityOnMap;
    if (kind !== city || pending || !touching.has(name)) return [];
    const other = touching.get(name);
    return {
      file,
      field: "nameSide",
      value: nameSide ?? "",
      fix: `Write another side, such as ${nameSides.filter((side) => side !== nameSide).join(", ")}: on the map, the name ${other ? `touches ${other}` : "leaves the edge"}.`,
    };
  });
};
