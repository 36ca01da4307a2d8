import { useState } from "react";

/**
 * Keeps the page's current DOM, with the visitor's input, so that links and forms work
 * without React. It replaces a page that fails before React's first commit, or whose header,
 * footer or error screen fails later. `gatsby-browser.tsx` looks for `data-static`.
 */
export function StaticFallback() {
  // Captures the nodes right before React removes them.
  const [nodes] = useState(() =>
    Array.from(
      document.getElementById("gatsby-focus-wrapper")?.childNodes ?? [],
    ),
  );
  return <div data-static ref={(element) => element?.append(...nodes)} />;
}
