import type { GatsbyNode } from "gatsby";
import {
  buildAreaMapData,
  buildCityMapData,
  buildCountyMapData,
} from "../map/buildAreaMapData";
import type { CityToMap, CountyToMap } from "../map/buildAreaMapData";
import {
  createContentResolvers,
  defaultSort,
} from "../graphql/createContentResolvers";
import type { ResolverContext } from "../graphql/createContentResolvers";
import { formatPlaceMap } from "../map/formatMap";
import { pictureResolvers } from "./pictures/pictureResolvers";
import { writePlaceMap } from "./writePlaceMap";

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

async function drawPlaceMap(path: string, context: ResolverContext) {
  const { counties, cities } = await findPlaces(context);
  const isCity = cities.some((city) => city.path === path);
  const build = isCity ? buildCityMapData : buildCountyMapData;
  const map = build(counties, cities, path);
  return writePlaceMap(path, formatPlaceMap(map, path));
}

/** Adds fields that content files don't have, such as crops of pictures. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({
  createResolvers: registerResolvers,
}) =>
  (registerResolvers as (resolvers: object) => void)({
    ...createContentResolvers(drawMap, drawPlaceMap),
    Picture: pictureResolvers,
  });
