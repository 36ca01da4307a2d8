import { Section } from "../../components/Section";
import { TestimonialCards } from "../../components/sections/home/TestimonialCards";
import { registerQuery } from "./queries";

export const testimonialQuery = registerQuery(`
  query TestimonialPreview($id: String!) {
    testimonial(id: { eq: $id }) {
      ...Testimonial
    }
  }
`);

/** Preview of a testimonial as a card, because testimonials have no separate pages. */
export function TestimonialPreview({ data }: { data: unknown }) {
  const { testimonial } = data as {
    testimonial: Queries.TestimonialFragment;
  };
  return (
    <Section>
      <TestimonialCards testimonials={[testimonial]} />
    </Section>
  );
}
