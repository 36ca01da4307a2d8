import type { ComponentProps, ReactNode } from "react";
import { ColumnsWithAside } from "./ColumnsWithAside";
import { Figure } from "./Figure";
import type { FigureProps } from "./Figure";
import { Section } from "./Section";
import * as styles from "./TextSection.module.css";

interface TextSectionProps {
  /** HTML that the build rendered from Markdown. */
  html: string;
  /** Figure before the first heading, or after a text without headings. */
  figure?: FigureProps | null;
  aside?: ReactNode;
  asideFirst?: boolean;
  tone?: ComponentProps<typeof Section>["tone"];
  /** Content after the text. */
  children?: ReactNode;
}

/** A text, with an aside if there is one. On wide screens, headings are beside their paragraphs. */
export function TextSection({
  html,
  figure,
  aside,
  asideFirst,
  tone,
  children,
}: TextSectionProps) {
  const headingStart = html.indexOf("<h2");
  const figureStart = headingStart < 0 ? html.length : headingStart;
  const text = (
    <div className={styles.text}>
      {figure ? (
        <>
          <RenderedMarkdown html={html.slice(0, figureStart)} />
          <Figure {...figure} />
          <RenderedMarkdown html={html.slice(figureStart)} />
        </>
      ) : (
        <RenderedMarkdown html={html} />
      )}
      {children}
    </div>
  );
  return (
    <Section tone={tone}>
      {aside ? (
        <ColumnsWithAside {...{ aside, asideFirst }}>{text}</ColumnsWithAside>
      ) : (
        text
      )}
    </Section>
  );
}

const RenderedMarkdown = ({ html }: { html: string }) => (
  <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
);
