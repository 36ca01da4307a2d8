import * as tool from "./Tool.module.css";

/**
 * Says that a part of the page couldn't be loaded, with a link that loads the page
 * anew. `loader.ts` shows it, and has the link do so.
 */
export const LoadFailure = ({ text }: { text: string }) => (
  <p className={tool.unready} role="alert" hidden data-load-failure>
    {text} <a href="#content">Load again</a>
  </p>
);
