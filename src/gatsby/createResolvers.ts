import type { GatsbyNode } from "gatsby";
import { areaMap } from "../components/map/areaMap";
import type { CityOnMap, CountyOnMap } from "../components/map/areaMap";
import { contentResolvers, inOrder } from "../graph/contentResolvers";
import type { ContentContext } from "../graph/contentResolvers";
import { pictureResolvers } from "./pictures/pictureResolvers";

async function drawMap({ nodeModel }: ContentContext) {
  const [counties, cities] = await Promise.all([
    nodeModel.findAll<CountyOnMap>({ type: "County", query: inOrder }),
    nodeModel.findAll<CityOnMap>({ type: "City", query: inOrder }),
  ]);
  return areaMap(Array.from(counties.entries), Array.from(cities.entries));
}

/** Adds fields that content files don't have, such as crops of pictures. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({
  createResolvers: add,
}) =>
  (add as (resolvers: object) => void)({
    ...contentResolvers(drawMap),
    Picture: pictureResolvers,
  });
