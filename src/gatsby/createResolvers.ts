import type { GatsbyNode } from "gatsby";
import { buildAreaMapData } from "../map/buildAreaMapData";
import type { CityToMap, CountyToMap } from "../map/buildAreaMapData";
import {
  createContentResolvers,
  defaultSort,
} from "../graphql/createContentResolvers";
import type { ResolverContext } from "../graphql/createContentResolvers";
import { pictureResolvers } from "./pictures/pictureResolvers";

async function drawMap({ nodeModel }: ResolverContext) {
  const [counties, cities] = await Promise.all([
    nodeModel.findAll<CountyToMap>({ type: "County", query: defaultSort }),
    nodeModel.findAll<CityToMap>({ type: "City", query: defaultSort }),
  ]);
  return buildAreaMapData(
    Array.from(counties.entries),
    Array.from(cities.entries),
  );
}

/** Adds fields that content files don't have, such as crops of pictures. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({
  createResolvers: registerResolvers,
}) =>
  (registerResolvers as (resolvers: object) => void)({
    ...createContentResolvers(drawMap),
    Picture: pictureResolvers,
  });
