import { useState } from "react";

/**
 * The page's present HTML, with the visitor's input: links and forms work without React.
 * Replaces a page that fails before React's first commit, and one with a later failure of
 * the header, the footer or the error screen. `gatsby-browser.tsx` looks for `data-static`.
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
