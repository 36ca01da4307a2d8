import { graphql } from "gatsby";
import { lazy, Suspense, useEffect } from "react";
import { Section } from "../../Section";
import { whenNear } from "../../../hooks/whenNear";

const id = "testimonials";

let comeNear: () => void = () => undefined;
const near = new Promise<void>((resolve) => (comeNear = resolve));

const isBuilding = typeof window === "undefined";

/**
 * A separate chunk that loads when the section comes near the viewport. If it
 * fails to load, the page keeps the cards in its HTML.
 */
const TestimonialCards = lazy(async () => {
  if (!isBuilding) await near;
  return import("./TestimonialCards").catch(
    () => new Promise<never>(() => undefined),
  );
});

interface TestimonialsProps {
  heading: string;
  testimonials: readonly Queries.TestimonialFragment[];
}

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  // Effects run after the section is in the document, also after hydration.
  useEffect(() => {
    const section = document.getElementById(id);
    return section ? whenNear(section, comeNear) : undefined;
  }, []);

  return (
    <Section heading={heading} id={id}>
      <Suspense>
        <TestimonialCards testimonials={testimonials} />
      </Suspense>
    </Section>
  );
}

export const query = graphql`
  fragment Testimonial on Testimonial {
    id
    draft
    quote
    author
    date(formatString: "MMMM YYYY")
    city {
      name
    }
    service {
      name
    }
    source {
      name
      url
    }
  }
`;
