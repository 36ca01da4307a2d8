import {
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
} from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  SelectionSetNode,
} from "graphql";
import type { Crop } from "../../graph/pictureTypes";
import { usualCrop } from "../../graph/pictureTypes";
import { sharedPicture } from "../../site/sharedPicture";

/** A shape in which the site shows a picture. */
export interface PictureCrop {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The shapes in which the site shows the pictures of a field.
 * @param place type and field, such as `City.image`
 */
export type CropsOf = (place: string) => readonly PictureCrop[];

type Size = Pick<Crop, "width" | "height">;

const shared: PictureCrop = { ...sharedPicture, label: "Shared links" };

const ratio = ({ width, height }: Size) => width / height;

const labeled = ({ width, height }: Size, label: string): PictureCrop => ({
  width,
  height,
  label:
    ratio({ width, height }) === ratio(usualCrop) ? "Pages and cards" : label,
});

/** The crops of all picture fields, by what the queries of all pages ask for. */
export function pictureCrops(
  schema: GraphQLSchema,
  documents: DocumentNode,
): CropsOf {
  const data = schema.getType("Picture");
  const imageData = isObjectType(data)
    ? data.getFields().gatsbyImageData
    : undefined;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of documents.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);

  function ofField(node: FieldNode): PictureCrop[] {
    if (node.name.value === "sharedPath") return [shared];
    if (node.name.value !== "gatsbyImageData" || !imageData) return [];
    const { narrow, ...crop } = getArgumentValues(
      imageData,
      node,
    ) as unknown as Size & { narrow?: Size };
    return narrow
      ? [labeled(crop, "Wide screens"), labeled(narrow, "Phones")]
      : [labeled(crop, "Pages")];
  }

  const cropsIn = ({ selections }: SelectionSetNode): PictureCrop[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return ofField(selection);
      const set =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value)?.selectionSet;
      return set ? cropsIn(set) : [];
    });

  /** By place, then by label. */
  const found = new Map<string, Map<string, PictureCrop>>();

  function note(place: string, crops: readonly PictureCrop[]) {
    const before = found.get(place) ?? new Map<string, PictureCrop>();
    for (const crop of crops)
      if (!before.has(crop.label)) before.set(crop.label, crop);
    found.set(place, before);
  }

  /** Notes all picture fields below a type. Fragments are visited by themselves. */
  function search(typeName: string, { selections }: SelectionSetNode): void {
    const type = schema.getType(typeName);
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    const owners = isInterfaceType(type)
      ? schema.getPossibleTypes(type)
      : [type];
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        search(
          selection.typeCondition?.name.value ?? typeName,
          selection.selectionSet,
        );
      if (selection.kind !== Kind.FIELD || !selection.selectionSet) continue;
      const field = type.getFields()[selection.name.value];
      if (!field) continue;
      const { name } = getNamedType(field.type);
      if (name !== "Picture") search(name, selection.selectionSet);
      else
        for (const owner of owners)
          note(`${owner.name}.${field.name}`, cropsIn(selection.selectionSet));
    }
  }

  for (const definition of documents.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      search(definition.typeCondition.name.value, definition.selectionSet);
    if (definition.kind === Kind.OPERATION_DEFINITION)
      search("Query", definition.selectionSet);
  }
  return (place) => Array.from(found.get(place)?.values() ?? []);
}
