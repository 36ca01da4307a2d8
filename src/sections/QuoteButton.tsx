import { ButtonLink } from "../components/ButtonLink";
import { Section } from "../components/Section";
import { routes } from "../site/routes";

interface QuoteButtonProps {
  label: string;
  to?: string;
}

/** The button every guide, county, city and service page ends with. */
export const QuoteButton = ({
  label,
  to = routes.contact,
}: QuoteButtonProps) => (
  <Section>
    <ButtonLink to={to}>{label}</ButtonLink>
  </Section>
);
