import type { GatsbyNode } from "gatsby";
import { typeDefs } from "../content/model/typeDefs";
import { areaMapTypes } from "../components/map/areaMapTypes";
import { fieldExtensions } from "../graph/fieldExtensions";
import { pictureTypes } from "../graph/pictureTypes";

export const createSchemaCustomization: NonNullable<
  GatsbyNode["createSchemaCustomization"]
> = ({ actions }) => {
  for (const [name, extension] of Object.entries(fieldExtensions))
    actions.createFieldExtension({ name, ...extension });
  actions.createTypes(typeDefs());
  actions.createTypes(areaMapTypes);
  actions.createTypes(pictureTypes);
};
