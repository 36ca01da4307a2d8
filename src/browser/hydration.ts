/** Marks the page as hydrated by React, for scripts, styles and tests. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

export const isHydrated = (): boolean =>
  document.documentElement.matches("[data-hydrated]");
