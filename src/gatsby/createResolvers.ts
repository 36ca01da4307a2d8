import type { GatsbyNode, Node } from "gatsby";
import { areaMap } from "./areaMap";
import type { CityOnMap, CountyOnMap } from "./areaMap";
import { pictureData } from "./pictureData";

interface Context {
  nodeModel: {
    findAll: <T>(args: {
      type: string;
      query: object;
    }) => Promise<{ entries: Iterable<Node & T> }>;
  };
}

const query = { sort: { fields: ["order", "name"], order: ["ASC", "ASC"] } };

async function drawMap({ nodeModel }: Context) {
  const [counties, cities] = await Promise.all([
    nodeModel.findAll<CountyOnMap>({ type: "County", query }),
    nodeModel.findAll<CityOnMap>({ type: "City", query }),
  ]);
  return areaMap(Array.from(counties.entries), Array.from(cities.entries));
}

/** What stands in no file: the map of all counties and cities, crops. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({
  createResolvers: add,
  ...api
}) => {
  (add as (resolvers: object) => void)({
    Query: {
      areaMap: {
        type: "AreaMap!",
        resolve: (_source: unknown, _args: object, context: Context) =>
          drawMap(context),
      },
    },
    Picture: { gatsbyImageData: pictureData(api) },
    Resource: {
      areaMap: {
        type: "AreaMap",
        resolve: (
          { listsServiceAreas }: { listsServiceAreas?: boolean },
          _args: object,
          context: Context,
        ) => (listsServiceAreas ? drawMap(context) : null),
      },
    },
  });
};
