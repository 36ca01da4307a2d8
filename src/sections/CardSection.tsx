import { CardGrid } from "../components/CardGrid";
import { Section } from "../components/Section";

interface CardSectionProps {
  heading?: string;
  text?: string;
  tone?: "plain" | "tinted" | "dark";
  /** Puts the heading beside the cards where there is room. */
  split?: boolean;
  pages: readonly Queries.CardFragment[];
}

/** Cards under a heading; nothing where there are none. */
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
