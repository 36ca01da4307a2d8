import type { ComponentProps, MouseEvent } from "react";
import { ToolButton } from "../../components/Button";
import { useOnClient } from "../../hooks/useOnClient";

/**
 * Leaves what stands beside a part of the page out of its print.
 * @returns a function that ends this
 */
export function printOnly(part: Element | null): () => void {
  const others = Array.from(part?.parentElement?.children ?? []).filter(
    (one) => one !== part && !one.matches(".unprinted"),
  );
  const hide = (isPrinted: boolean) => {
    for (const { classList } of others)
      classList.toggle("unprinted", isPrinted);
  };
  hide(true);
  return () => hide(false);
}

/** Prints the section of what was pressed, instead of the whole page. */
function printSection({ currentTarget }: MouseEvent): void {
  const end = printOnly(currentTarget.closest("main .hill[id]"));
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}

const canPrint = () => typeof window.print === "function";

/** A button that prints its section; none in browsers inside apps that can't. */
export const PrintButton = (props: ComponentProps<typeof ToolButton>) =>
  useOnClient(canPrint, true) && (
    <ToolButton onClick={printSection} {...props} />
  );
