/**
 * Finds the first field with `aria-required` that is empty, and focuses it. Submit handlers
 * ask here, because screen readers call an untouched field with `required` invalid.
 * @returns what to say about the field; empty if all are filled in
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
