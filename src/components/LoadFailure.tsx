import * as tool from "./Tool.module.css";

/**
 * Message that a part of the page couldn't be loaded, with a link that reloads the page.
 * `pageScript.ts` shows the message and attaches the reload.
 */
export const LoadFailure = ({ text }: { text: string }) => (
  <p className={tool.unready} role="alert" hidden data-load-failure>
    {text} <a href="#content">Load again</a>
  </p>
);
