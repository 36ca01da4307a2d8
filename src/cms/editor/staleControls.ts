import type { Control, ImmutableMap } from "./decapApi";

const isEmpty = (value: unknown) =>
  !value || (value as { size?: number }).size === 0;

/**
 * Whether an input of the entry's own shows another value than the entry has:
 * Decap draws none while pictures load, and forgets to do so afterwards.
 */
function isStale({ props }: Control): boolean {
  const data = props.getEntry().get("data") as ImmutableMap;
  const value = data.get(String(props.field.get("name")));
  return props.value !== value && !(isEmpty(props.value) && isEmpty(value));
}

/**
 * Draws inputs that show old values.
 * @returns whether there were any: they may still wait for pictures
 */
export function drawStale(controls: readonly Control[]): boolean {
  const stale = controls.filter(isStale);
  for (const { props } of stale) {
    // Decap draws an input when its look changes.
    props.setActiveStyle();
    setTimeout(() => props.setInactiveStyle());
  }
  return stale.length > 0;
}
