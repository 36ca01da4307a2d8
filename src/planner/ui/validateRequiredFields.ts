/**
 * Focuses the first empty field that is required. Required fields have `aria-required`
 * instead of `required`, with which screen readers announce untouched fields as invalid.
 * @returns message for the empty field; empty if all required fields are filled in
 */
export function validateRequiredFields(form: HTMLFormElement): string {
  const required = form.querySelectorAll<HTMLInputElement>(
    "input[aria-required=true]",
  );
  const field = Array.from(required).find(({ value }) => value.trim() === "");
  if (!field) return "";
  field.focus();
  const label = field.labels?.[0]?.textContent ?? "";
  return `Fill in “${label}” first.`;
}
