import { graphql } from "gatsby";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../site/text";

interface TrustProps {
  heading: string;
  html: string;
  company: Queries.PermitFragment | null;
}

/** What speaks for the company, with its permit as soon as it has one. */
export function Trust({ heading, html, company }: TrustProps) {
  const { labels } = useSite();
  const { utcPermit: number, permitLookup } = company ?? {};
  const permit = number && interpolate(labels.utcPermit, { number });
  return (
    <Section heading={heading} split>
      <Prose html={html} />
      {permit && (
        <p>
          {permit}
          {permitLookup && (
            <>
              {" · "}
              <a href={permitLookup}>{labels.permitLookup}</a>
            </>
          )}
        </p>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment Permit on Company {
    utcPermit
    permitLookup
  }
`;
