import * as tool from "./Tool.module.css";

interface LoadFailureProps {
  text: string;
  /** For browsers that can't run the scripts, so that loading again wouldn't help. */
  oldBrowserText: string;
}

/**
 * Notes that a part of the page doesn't work, hidden until `loadNotes.ts` in
 * `src/browser` shows one of them and attaches the reload.
 */
export const LoadFailure = ({ text, oldBrowserText }: LoadFailureProps) => (
  <>
    <p className={tool.unready} role="alert" hidden data-load-failure>
      {text} <a href="#content">Load again</a>
    </p>
    <p className={tool.unready} role="alert" hidden data-old-browser>
      {oldBrowserText}
    </p>
  </>
);
