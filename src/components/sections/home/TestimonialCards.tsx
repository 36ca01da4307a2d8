import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../shared/text";
import * as styles from "./TestimonialCards.module.css";

interface TestimonialCardsProps {
  testimonials: readonly Queries.TestimonialFragment[];
}

export const testimonialListId = "testimonial-list";

export function TestimonialCards({ testimonials }: TestimonialCardsProps) {
  const { labels } = useSite();
  return (
    <ul id={testimonialListId} className="grid">
      {testimonials.map(
        ({ id, draft, quote, author, city, service, date, source }) => (
          <li key={id}>
            <figure className={styles.card}>
              {draft && <strong>{labels.draft}</strong>}
              <blockquote className="heading">{quote}</blockquote>
              <figcaption className="quiet">
                {author}, {city.name}
                <br />
                {service.name}, {date}
                {source && (
                  <>
                    <br />
                    <a href={source.url} rel="noopener">
                      {interpolate(labels.testimonialSource, {
                        name: source.name,
                      })}
                    </a>
                  </>
                )}
              </figcaption>
            </figure>
          </li>
        ),
      )}
    </ul>
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
