import { CardGrid } from "../components/CardGrid";
import { Section } from "../components/Section";

interface CardSectionProps {
  heading?: string;
  text?: string;
  pages: readonly Queries.CardFragment[];
}

/** Cards under a heading; nothing where there are none. */
export const CardSection = ({ heading, text, pages }: CardSectionProps) =>
  pages.length > 0 && (
    <Section heading={heading}>
      {text && <p>{text}</p>}
      <CardGrid pages={pages} heading={heading ? "h3" : "h2"} />
    </Section>
  );
