import type { Control, ImmutableList, ImmutableMap } from "./decapApi";
import type { OpenForm } from "./openForm";

/**
 * A value in the form that Decap keeps values in.
 * @param empty an empty map
 */
function immutable(value: unknown, empty: ImmutableMap): unknown {
  if (Array.isArray(value))
    return value.reduce<ImmutableList>(
      (list, item) => list.push(immutable(item, empty)),
      empty.toList(),
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).reduce(
    (map, [name, part]) => map.set(name, immutable(part, empty)),
    empty,
  );
}

/** A list of Decap's knows its items by keys, which it makes only for its own. */
function makeKeys(control: Control, items: readonly unknown[]): void {
  control.setState({
    keys: items.map(() => crypto.randomUUID()),
    itemsCollapsed: items.map(() => true),
  });
}

/** Puts values into the open form, as if they had been typed. */
export function fillForm(
  form: OpenForm,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const control of form.topControls) {
    const name = String(control.props.field.get("name"));
    if (!(name in values)) continue;
    const value = values[name];
    const data = control.props.getEntry().get("data") as ImmutableMap;
    if (control.state?.keys)
      makeKeys(control, Array.isArray(value) ? value : []);
    control.props.onChange(immutable(value, data.clear()));
    form.renew(control);
  }
}
