import type { CardPhoneVariant, CardPage } from "../../Card";
import { CardGrid } from "../../CardGrid";
import { Section } from "../../Section";

interface CardSectionProps {
  heading?: string;
  text?: string;
  tone?: "plain" | "tinted" | "dark";
  /** Whether print omits the section. For sections that only link to other pages. */
  unprinted?: boolean;
  phoneVariant?: CardPhoneVariant;
  pages: readonly CardPage[];
}

/** Cards below a heading. Renders nothing without cards. */
export const CardSection = ({
  heading,
  text,
  tone,
  unprinted,
  phoneVariant,
  pages,
}: CardSectionProps) =>
  pages.length > 0 && (
    <Section
      heading={heading}
      intro={text && <p>{text}</p>}
      tone={tone}
      // One or two cards would leave a gap in a row of three.
      split={heading !== undefined && pages.length < 3}
      unprinted={unprinted}
    >
      <CardGrid
        pages={pages}
        heading={heading ? "h3" : "h2"}
        phoneVariant={phoneVariant}
      />
    </Section>
  );
