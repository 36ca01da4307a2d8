import { ActionRow } from "../../Button";
import * as button from "../../Button.module.css";
import * as panel from "../../Panel.module.css";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";

interface CheckUsProps {
  heading: string;
  html: string;
  company: Queries.PermitFragment | null;
}

/** How to check the company, in place of customers' words while it has none. */
export function CheckUs({ heading, html, company }: CheckUsProps) {
  const { labels } = useSite();
  return (
    <Section>
      <div className={panel.panel}>
        <h2>{heading}</h2>
        <Prose html={html} />
        {company?.permitLookup && (
          <ActionRow>
            <a href={company.permitLookup} className={button.quiet}>
              {labels.stateList}
            </a>
          </ActionRow>
        )}
      </div>
    </Section>
  );
}
