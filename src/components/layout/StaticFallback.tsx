import { useState } from "react";

/**
 * The page as it stands in the browser, with what was entered: links and forms work
 * without React. For failures before React's first commit, and later ones of header,
 * footer or the error screen. `gatsby-browser.tsx` looks for the attribute.
 */
export function StaticFallback() {
  // Captured right before React removes the nodes.
  const [nodes] = useState(() =>
    Array.from(
      document.getElementById("gatsby-focus-wrapper")?.childNodes ?? [],
    ),
  );
  return <div data-static ref={(element) => element?.append(...nodes)} />;
}
