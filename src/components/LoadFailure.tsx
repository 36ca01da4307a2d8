import * as scripting from "./Scripting.module.css";

interface LoadFailureProps {
  text: string;
  /** Note for browsers that can't run the scripts, where a reload wouldn't help. */
  oldBrowserText: string;
}

/**
 * Two hidden notes that a part of the page doesn't work. `src/browser/failureNotes.ts` shows
 * one of them, and makes the link of the first reload the page.
 */
export const LoadFailure = ({ text, oldBrowserText }: LoadFailureProps) => (
  <>
    <p className={scripting.unready} role="alert" hidden data-load-failure>
      {text}{" "}
      <a href="#content" className={scripting.reload}>
        Load again
      </a>
    </p>
    <p className={scripting.unready} role="alert" hidden data-old-browser>
      {oldBrowserText}
    </p>
  </>
);
