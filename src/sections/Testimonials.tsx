import { graphql } from "gatsby";
import { lazy, Suspense } from "react";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { whenNear } from "../hooks/whenNear";

const id = "testimonials";

/**
 * Its own chunk, asked for when the section comes near the screen. Where it
 * can't be had, the page keeps the cards that were built into it.
 */
const TestimonialCards = lazy(async () => {
  await whenNear(id);
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
export const Testimonials = ({
  heading,
  empty,
  testimonials,
}: TestimonialsProps) => (
  <Section heading={heading} id={id} split={!testimonials.length}>
    {testimonials.length ? (
      <Suspense>
        <TestimonialCards testimonials={testimonials} />
      </Suspense>
    ) : (
      <Prose html={empty} />
    )}
  </Section>
);

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
