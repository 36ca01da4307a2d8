import { Link } from "gatsby";
import { Section } from "../components/Section";
import * as styles from "./LinkSection.module.css";

interface LinkSectionProps {
  heading: string;
  links: readonly { name: string; path: string }[];
  tone?: "plain" | "tinted";
}

/** A heading and signs to other pages; nothing where there are none. */
export const LinkSection = ({
  heading,
  links,
  tone = "plain",
}: LinkSectionProps) =>
  links.length > 0 && (
    <Section heading={heading} tone={tone} split>
      <ul className={styles.signs}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={styles.sign}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
