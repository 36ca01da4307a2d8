import type { GatsbyNode } from "gatsby";
import { areaMap } from "../components/map/areaMap";
import type { CityOnMap, CountyOnMap } from "../components/map/mapLayout";
import { contentResolvers, inOrder } from "../graph/contentResolvers";
import type { Context } from "../graph/contentResolvers";
import { keptTrees } from "./nodes/checkedTrees";
import { markdownFields } from "../graph/markdownFields";
import { gatsbyImageData, sharedPath } from "./pictures/pictureData";

async function drawMap({ nodeModel }: Context) {
  const [counties, cities] = await Promise.all([
    nodeModel.findAll<CountyOnMap>({ type: "County", query: inOrder }),
    nodeModel.findAll<CityOnMap>({ type: "City", query: inOrder }),
  ]);
  return areaMap(Array.from(counties.entries), Array.from(cities.entries));
}

/**
 * Adds fields that content files don't have, such as crops of pictures, and lets
 * Markdown become HTML from the trees of the content check.
 */
export const createResolvers: NonNullable<
  GatsbyNode["createResolvers"]
> = async ({ createResolvers: add, ...api }) => {
  const { html, timeToRead } = await markdownFields(api.cache, {
    name: "keptTrees",
    module: { setParserPlugins: () => [keptTrees] },
  });
  (add as (resolvers: object) => void)({
    ...contentResolvers(drawMap),
    MarkdownRemark: { html, timeToRead },
    Picture: {
      gatsbyImageData: gatsbyImageData(api),
      sharedPath: sharedPath(api),
    },
  });
};
