import { bodyField } from "../../content/model/contentFile";
import type { CmsField } from "../decap";
import type { Control } from "./decapApi";

/** The field of a list whose items have no names. */
const hasBareItems = ({ props }: Control) => props.field.get("field");

/**
 * The path of an input's field as faults name it, such as `services.0.service`.
 * @param controls all inputs of the form, by their ids
 */
export function pathOf(
  { props }: Control,
  controls: ReadonlyMap<string, Control>,
): string {
  const path: unknown[] = [];
  let parent: Control | undefined;
  for (const id of props.parentIds) {
    if (!id) continue;
    const control = controls.get(id);
    if (control) path.push(control.props.field.get("name"));
    else path.push(parent?.state?.keys?.indexOf(id));
    parent = control ?? parent;
  }
  if (!parent || !hasBareItems(parent)) path.push(props.field.get("name"));
  return path.join(".");
}

/** Whether a field is another one or a part of it. */
export const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`);

/**
 * A field's name for people, such as `Services, 2: What it means in this city`.
 * @param path as faults name it
 */
export function fieldLabel(fields: readonly CmsField[], path: string): string {
  if (path === bodyField) return "Text";
  let within: readonly CmsField[] = fields;
  let label = "";
  for (const part of path.split(".")) {
    if (/^\d+$/.test(part)) {
      label += `, ${Number(part) + 1}`;
      continue;
    }
    const field = within.find(({ name }) => name === part);
    label += `${label && ": "}${field?.label ?? part}`;
    within = field?.fields ?? [];
  }
  return label;
}
