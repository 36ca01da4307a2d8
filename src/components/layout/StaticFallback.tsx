import { useState } from "react";

/**
 * The page as it stands in the browser, with what was entered: links and forms
 * work without React. It is shown if even header, footer or the error screen fail
 * to render.
 */
export function StaticFallback() {
  // Taken right before React removes them.
  const [nodes] = useState(() =>
    Array.from(
      document.getElementById("gatsby-focus-wrapper")?.childNodes ?? [],
    ),
  );
  return <div ref={(element) => element?.append(...nodes)} />;
}
