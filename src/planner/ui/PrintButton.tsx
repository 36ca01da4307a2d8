import type { ComponentProps, MouseEvent } from "react";
import { ToolButton } from "../../components/Button";
import { useClientValue } from "../../hooks/useClientValue";

/**
 * Leaves what stands beside a part of the page out of its print.
 * @returns a function that ends this
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

/** Prints the section of what was pressed, instead of the whole page. */
function printSection({ currentTarget }: MouseEvent): void {
  const restore = hideSiblingsInPrint(currentTarget.closest("main .hill[id]"));
  window.addEventListener("afterprint", restore, { once: true });
  window.print();
}

const canPrint = () => typeof window.print === "function";

/** A button that prints its section; none in browsers inside apps that can't. */
export const PrintButton = (props: ComponentProps<typeof ToolButton>) =>
  useClientValue(canPrint, true) && (
    <ToolButton onClick={printSection} {...props} />
  );
