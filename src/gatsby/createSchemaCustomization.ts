import type { GatsbyNode } from "gatsby";
import { buildTypeDefs } from "../content/model/buildTypeDefs";
import { fieldExtensions } from "../graphql/fieldExtensions";
import { narrowCropTypeDef } from "../graphql/pictureTypes";

export const createSchemaCustomization: NonNullable<
  GatsbyNode["createSchemaCustomization"]
> = ({ actions }) => {
  for (const [name, extension] of Object.entries(fieldExtensions))
    actions.createFieldExtension({ name, ...extension });
  actions.createTypes(buildTypeDefs());
  actions.createTypes(narrowCropTypeDef);
};
