import { useEffect, useState } from "react";
import { leaveFormsToBrowser } from "../../hydration/earlySubmit";

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
  useEffect(leaveFormsToBrowser, []);
  return <div ref={(element) => element?.append(...nodes)} />;
}
