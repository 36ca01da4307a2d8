import { useState } from "react";
import type { RefObject } from "react";

export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function select(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement) element.select();
  else if (element) window.getSelection()?.selectAllChildren(element);
}

/** What became of the last text: `refused` where the browser denies copying. */
export type CopyState = "idle" | "copied" | "refused";

/**
 * A function that copies a text, and what became of it.
 * @param shown where the text is shown, and is selected if it can't be copied
 */
export function useCopy(
  shown: RefObject<HTMLElement | null>,
): readonly [state: CopyState, copy: (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>("idle");
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("refused");
      select(shown.current);
    }
  }
  return [state, copy];
}
