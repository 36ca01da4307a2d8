import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Section } from "../components/Section";
import { Seo } from "../components/layout/Seo";
import { TestimonialCards } from "../components/sections/home/TestimonialCards";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { required } from "../site/required";
import { belowHome, routes } from "../site/routes";

export default function TestimonialsPage({
  data,
}: PageProps<Queries.TestimonialsPageQuery>) {
  const { testimonials: intro, callToAction } = required(
    data.home,
    "home page",
  );
  const { heading, description } = intro;
  const breadcrumbs = belowHome(heading);
  return (
    <>
      <Seo
        title={heading}
        description={description}
        path={routes.testimonials}
        breadcrumbs={breadcrumbs}
      />
      <PageHeader heading={heading} breadcrumbs={breadcrumbs} />
      <Section>
        <TestimonialCards testimonials={data.testimonials.nodes} />
      </Section>
      <CallToAction {...callToAction} />
    </>
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
