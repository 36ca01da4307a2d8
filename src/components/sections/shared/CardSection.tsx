import { CardGrid } from "../../CardGrid";
import { Section } from "../../Section";

interface CardSectionProps {
  heading?: string;
  text?: string;
  tone?: "plain" | "tinted" | "dark";
  /** Puts the heading beside the cards on wide screens. */
  split?: boolean;
  pages: readonly Queries.CardFragment[];
}

/** Cards below a heading. Renders nothing without cards. */
export const CardSection = ({
  heading,
  text,
  tone,
  split,
  pages,
}: CardSectionProps) =>
  pages.length > 0 && (
    <Section
      heading={heading}
      intro={text && <p>{text}</p>}
      tone={tone}
      split={split}
    >
      <CardGrid pages={pages} heading={heading ? "h3" : "h2"} />
    </Section>
  );
