import { Section } from "../../components/Section";
import TestimonialCards from "../../sections/TestimonialCards";
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

/** A customer's words have no page of their own: this is their card. */
export const TestimonialPreview = ({ data }: TestimonialPreviewProps) => (
  <Section>
    <TestimonialCards testimonials={[data.testimonial]} />
  </Section>
);
