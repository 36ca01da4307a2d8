import * as tool from "../../components/Tool.module.css";
import { required } from "../../site/required";

/** Prints the page without what stands beside a part of it, if there is one. */
function printAlone(part: Element | null | undefined, afterwards?: () => void) {
  const others = Array.from(part?.parentElement?.children ?? []).filter(
    (one) => one !== part,
  );
  const hide = (isPrinted: boolean) => {
    for (const { classList } of others)
      classList.toggle(required(tool.screenOnly, "class"), isPrinted);
  };
  hide(true);
  window.addEventListener(
    "afterprint",
    () => {
      hide(false);
      afterwards?.();
    },
    { once: true },
  );
  window.print();
}

/**
 * Prints one section of the page instead of all.
 * @param part an element in the section
 */
export const printSection = (part: Element | null): void =>
  printAlone(part?.closest("main section[id]"));

/** Prints the child of the body that is marked with `data-printed`. */
export const printSheets = (afterwards: () => void): void =>
  printAlone(document.querySelector("body > [data-printed]"), afterwards);
