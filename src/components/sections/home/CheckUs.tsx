import { graphql } from "gatsby";
import { Prose } from "../../Prose";
import { Section } from "../../Section";

interface CheckUsProps {
  heading: string;
  html: string;
  checks: readonly Queries.CheckUsFragment[];
}

/** How to check the company, in place of customers' words while it has none. */
export const CheckUs = ({ heading, html, checks }: CheckUsProps) => (
  <Section heading={heading} intro={<Prose html={html} />}>
    <div className="wrap ruled">
      {checks.map((check) => (
        <div key={check.heading}>
          <h3>{check.heading}</h3>
          <Prose html={check.text.html} />
        </div>
      ))}
    </div>
  </Section>
);

export const query = graphql`
  fragment CheckUs on CheckUs {
    heading
    text {
      html
    }
  }
`;
