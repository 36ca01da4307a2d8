import { Section } from "../../Section";
import { routes } from "../../../site/routes";
import { testimonialListId } from "./TestimonialCards";

interface TestimonialsProps {
  heading: string;
  /** What the link to all of them says. */
  link: string;
}

/**
 * A link to the page of testimonials, which `src/hydration/lazyList.ts` replaces
 * by the list there when a visitor comes near.
 */
export const Testimonials = ({ heading, link }: TestimonialsProps) => (
  <Section heading={heading} id="testimonials">
    <p>
      <a href={routes.testimonials} data-list={testimonialListId}>
        {link}
      </a>
    </p>
  </Section>
);
