import { graphql } from "gatsby";
import { lazy, Suspense, useEffect } from "react";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { whenNear } from "../hooks/whenNear";

const id = "testimonials";

let comeNear: () => void = () => undefined;
const near = new Promise<void>((resolve) => (comeNear = resolve));

const isBuilding = typeof window === "undefined";

/**
 * Its own chunk, asked for when the section comes near the screen. Where it
 * can't be had, the page keeps the cards that were built into it.
 */
const TestimonialCards = lazy(async () => {
  if (!isBuilding) await near;
  return import("./TestimonialCards").catch(
    () => new Promise<never>(() => undefined),
  );
});

interface TestimonialsProps {
  heading: string;
  /** HTML shown while no customer's words may be printed. */
  empty: string;
  testimonials: readonly Queries.TestimonialFragment[];
}

/** What customers said, or that there is nothing to print yet. */
export function Testimonials({
  heading,
  empty,
  testimonials,
}: TestimonialsProps) {
  const { length } = testimonials;
  // By now the section is in the page, however the visitor came to it.
  useEffect(() => {
    const section = document.getElementById(id);
    return length && section ? whenNear(section, comeNear) : undefined;
  }, [length]);

  return (
    <Section heading={heading} id={id} split={!length}>
      {length ? (
        <Suspense>
          <TestimonialCards testimonials={testimonials} />
        </Suspense>
      ) : (
        <Prose html={empty} />
      )}
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
