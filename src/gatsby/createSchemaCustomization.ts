import type { GatsbyNode } from "gatsby";
import { typeDefs } from "../content/model/typeDefs";
import { fieldExtensions } from "../graph/fieldExtensions";
import { pictureTypes } from "../graph/pictureTypes";

export const createSchemaCustomization: NonNullable<
  GatsbyNode["createSchemaCustomization"]
> = ({ actions }) => {
  for (const [name, extension] of Object.entries(fieldExtensions))
    actions.createFieldExtension({ name, ...extension });
  actions.createTypes(typeDefs());
  actions.createTypes(pictureTypes);
};
