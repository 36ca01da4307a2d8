import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Section } from "../components/Section";
import { TestimonialCards } from "../components/sections/home/TestimonialCards";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { Page } from "../components/sections/shared/Page";
import { required } from "../site/required";
import { routes } from "../site/routes";

export default function TestimonialsPage({
  data,
}: PageProps<Queries.TestimonialsPageQuery>) {
  const { testimonials: intro, callToAction } = required(
    data.home,
    "home page",
  );
  const { heading } = intro;
  return (
    <Page page={{ ...intro, title: heading, path: routes.testimonials }}>
      <Section>
        <TestimonialCards testimonials={data.testimonials.nodes} />
      </Section>
      <CallToAction {...callToAction} />
    </Page>
  );
}

export const query = graphql`
  query TestimonialsPage {
    home {
      testimonials {
        heading
        description
      }
      callToAction {
        ...CallToAction
      }
    }
    testimonials: allTestimonial(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...Testimonial
      }
    }
  }
`;
