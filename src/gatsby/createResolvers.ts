import type { GatsbyNode } from "gatsby";
import { buildAreaMapData, buildCountyMapData } from "../map/buildAreaMapData";
import type { CityToMap, CountyToMap } from "../map/buildAreaMapData";
import {
  createContentResolvers,
  defaultSort,
} from "../graphql/createContentResolvers";
import type { ResolverContext } from "../graphql/createContentResolvers";
import { formatCountyMap } from "../map/formatMap";
import { pictureResolvers } from "./pictures/pictureResolvers";
import { writeCountyMap } from "./writeCountyMap";

async function findPlaces({ nodeModel }: ResolverContext) {
  const [counties, cities] = await Promise.all([
    nodeModel.findAll<CountyToMap>({ type: "County", query: defaultSort }),
    nodeModel.findAll<CityToMap>({ type: "City", query: defaultSort }),
  ]);
  return {
    counties: Array.from(counties.entries),
    cities: Array.from(cities.entries),
  };
}

async function drawMap(context: ResolverContext) {
  const { counties, cities } = await findPlaces(context);
  return buildAreaMapData(counties, cities);
}

async function drawCountyMap(path: string, context: ResolverContext) {
  const { counties, cities } = await findPlaces(context);
  const map = buildCountyMapData(counties, cities, path);
  return writeCountyMap(path, formatCountyMap(map));
}

/** Adds fields that content files don't have, such as crops of pictures. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({
  createResolvers: registerResolvers,
}) =>
  (registerResolvers as (resolvers: object) => void)({
    ...createContentResolvers(drawMap, drawCountyMap),
    Picture: pictureResolvers,
  });
