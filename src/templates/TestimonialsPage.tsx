import { graphql, useStaticQuery } from "gatsby";
import { Section } from "../components/Section";
import { TestimonialCards } from "../components/sections/home/TestimonialCards";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { required } from "../shared/required";
import { routes } from "../site/routes";

/**
 * The page exists only if there are testimonials. It uses `useStaticQuery`, because Gatsby
 * warns about a page query that no page runs.
 */
export default function TestimonialsPage() {
  const data = useStaticQuery<Queries.TestimonialsPageQuery>(graphql`
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
  `);
  const { testimonials: intro, callToAction } = required(
    data.home,
    "home page",
  );
  const { heading } = intro;
  return (
    <PageLayout page={{ ...intro, title: heading, path: routes.testimonials }}>
      <Section>
        <TestimonialCards testimonials={data.testimonials.nodes} />
      </Section>
      <CallToAction {...callToAction} />
    </PageLayout>
  );
}
