import { Section } from "../../components/Section";
import TestimonialCards from "../../components/sections/home/TestimonialCards";
import { addQuery } from "./queries";

export const testimonial = addQuery(`
  query TestimonialPreview($id: String!) {
    testimonial(id: { eq: $id }) {
      ...Testimonial
    }
  }
`);

interface TestimonialPreviewProps {
  data: { testimonial: Queries.TestimonialFragment };
}

/** A testimonial has no page of its own: the preview shows its card. */
export const TestimonialPreview = ({ data }: TestimonialPreviewProps) => (
  <Section>
    <TestimonialCards testimonials={[data.testimonial]} />
  </Section>
);
