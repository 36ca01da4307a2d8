import { LinkList } from "../components/LinkList";
import { Section } from "../components/Section";

interface LinkSectionProps {
  heading: string;
  links: readonly { name: string; path: string }[];
}

/** A heading and plain links; nothing where there are none. */
export const LinkSection = ({ heading, links }: LinkSectionProps) =>
  links.length > 0 && (
    <Section heading={heading}>
      <LinkList links={links} inline />
    </Section>
  );
