import type { Field } from "../../src/content/model/fields";

/** Whether a dotted name is one of others or within one: `Company.answers.deposit` is within `Company.answers`. */
export const isWithin = (name: string, others: readonly string[]): boolean =>
  others.some((other) => `${name}.`.startsWith(`${other}.`));

/** Returns the name of an object's type, also of the objects in a list; empty for other fields. */
export function getTypeName(field: Field): string {
  const item = field.type === "list" ? field.item : field;
  return item.type === "object" ? item.name : "";
}
