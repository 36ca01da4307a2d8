import type { FieldElement } from "./formFields";
import { isHydrated } from "./hydration";

/**
 * Keeps a form whose required fields aren't all filled in on the page: the browser names the
 * first empty one. Does nothing once React validates the form.
 *
 * The form has `novalidate`, and other mistakes are left to its receiver, because browsers
 * refuse emails that it accepts, such as `Ann <ann@example.com>`.
 */
export function reportMissingField(event: Event): void {
  if (isHydrated()) return;
  const form = event.target as HTMLFormElement;
  const required = form.querySelectorAll<FieldElement>("[aria-required]");
  const missing = Array.from(required).find(({ value }) => value === "");
  if (!missing) return;
  event.preventDefault();
  // Not in the HTML: screen readers announce untouched fields with `required` as invalid.
  missing.required = true;
  // By itself, WebKit scrolls only until the field is under the header.
  missing.scrollIntoView({ block: "center", behavior: "instant" });
  missing.reportValidity();
}
