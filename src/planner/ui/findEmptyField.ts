/**
 * Finds the first field with `aria-required` that is empty, and focuses it. Replaces
 * `required`, because screen readers announce an untouched field with `required` as
 * invalid.
 * @returns error text for the field; empty if all fields are filled in
 */
export function findEmptyField(form: HTMLFormElement): string {
  const required = form.querySelectorAll<HTMLInputElement>(
    "input[aria-required=true]",
  );
  const field = Array.from(required).find(({ value }) => value.trim() === "");
  if (!field) return "";
  field.focus();
  const label = field.labels?.[0]?.textContent ?? "";
  return `Fill in “${label}” first.`;
}
