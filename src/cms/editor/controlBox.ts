import type { Control } from "./decapApi";

/** The element with an input's label, the input and its hint. */
export const controlBox = ({ props }: Control): HTMLElement | undefined =>
  document.querySelector(`label[for="${props.forID}"]`)?.parentElement
    ?.parentElement ?? undefined;

const focusable =
  '[contenteditable="true"], input:not([type="hidden"]), textarea, select, button';

/** Scrolls to an input and focuses it. */
export function reveal(control: Control): void {
  const box = controlBox(control);
  box?.scrollIntoView({ block: "center" });
  const own = document.getElementById(control.props.forID);
  const input = own?.matches(focusable)
    ? own
    : box?.querySelector<HTMLElement>(focusable);
  input?.focus({ preventScroll: true });
}
