import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Opens closed `details` elements while the page is printed. CSS can do that
 * only from Chrome 131 and Safari 18.4.
 */
export function useOpenInPrint(parts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let opened: HTMLDetailsElement[] = [];
    const setOpen = (isOpen: boolean) => {
      for (const part of opened) part.open = isOpen;
    };
    window.addEventListener(
      "beforeprint",
      () => {
        opened = Array.from(
          parts.current?.querySelectorAll<HTMLDetailsElement>(
            "details:not([open])",
          ) ?? [],
        );
        setOpen(true);
      },
      { signal },
    );
    window.addEventListener("afterprint", () => setOpen(false), { signal });
    return () => listening.abort();
  }, [parts]);
}
