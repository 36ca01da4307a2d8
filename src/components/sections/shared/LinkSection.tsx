import { LinkList } from "../../LinkList";
import { Section } from "../../Section";
import * as styles from "./LinkSection.module.css";

interface LinkSectionProps {
  heading: string;
  links: readonly { name: string; path: string }[];
  tone?: "plain" | "tinted";
}

/** A heading and links to other pages. Renders nothing without links. */
export const LinkSection = ({
  heading,
  links,
  tone = "plain",
}: LinkSectionProps) =>
  links.length > 0 && (
    <Section heading={heading} tone={tone} split unprinted>
      <LinkList
        links={links}
        className={styles.signs}
        linkClass={styles.sign}
      />
    </Section>
  );
