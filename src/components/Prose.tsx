import * as styles from "./Prose.module.css";

interface ProseProps {
  /** HTML that the build rendered from Markdown. */
  html: string;
  className?: string | undefined;
}

export const Prose = ({ html, className = "" }: ProseProps) => (
  <div
    className={[styles.prose, className].join(" ")}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
