import type { ReferenceField } from "../content/model/fields";
import { kinds } from "../content/model/kinds";

/**
 * Decap's widget of a reference.
 * @throws when no folder holds the kind that the reference names
 */
export function relationWidget({ to }: ReferenceField) {
  const kind = kinds.find(({ name }) => name === to);
  if (!kind?.folder) throw new Error(`No folder holds a ${to}`);
  const { fields } = kind;
  const shown = ["name", ...Object.keys(fields)]
    .filter((name) => name in fields)
    .slice(0, 1);
  return {
    widget: "relation",
    collection: kind.folder,
    value_field: "{{slug}}",
    search_fields: shown,
    display_fields: shown,
    options_length: 200,
  };
}
