import type { ComponentProps, MouseEvent } from "react";
import { ToolButton } from "../../components/Button";
import { useClientValue } from "../../hooks/useClientValue";

/**
 * Hides an element's siblings in print.
 * @returns a function that shows them again
 */
export function hideSiblingsInPrint(element: Element | null): () => void {
  const siblings = Array.from(element?.parentElement?.children ?? []).filter(
    (sibling) => sibling !== element && !sibling.matches(".unprinted"),
  );
  const hide = (isPrinted: boolean) => {
    for (const { classList } of siblings)
      classList.toggle("unprinted", isPrinted);
  };
  hide(true);
  return () => hide(false);
}

/** Prints only the section of the pressed button. */
function printSection({ currentTarget }: MouseEvent): void {
  const restore = hideSiblingsInPrint(currentTarget.closest("main .hill[id]"));
  window.addEventListener("afterprint", restore, { once: true });
  window.print();
}

const canPrint = () => typeof window.print === "function";

/** A button that prints its section. Absent in in-app browsers, which can't print. */
export const PrintButton = (props: ComponentProps<typeof ToolButton>) =>
  useClientValue(canPrint, true) && (
    <ToolButton onClick={printSection} {...props} />
  );
