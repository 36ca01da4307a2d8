import { useState } from "react";

/**
 * The page's HTML as it is in the browser, entered values included: links and forms work
 * without React. Shown if even the header, footer or error screen fails to render.
 */
export function StaticFallback() {
  // Captured right before React removes the nodes.
  const [nodes] = useState(() =>
    Array.from(
      document.getElementById("gatsby-focus-wrapper")?.childNodes ?? [],
    ),
  );
  return <div ref={(element) => element?.append(...nodes)} />;
}
