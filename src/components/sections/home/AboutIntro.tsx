import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { noWrapNames } from "../../../shared/text";
import { routes } from "../../../site/routes";
import { Picture } from "../../Picture";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { SpriteDrawing } from "../../SpriteDrawing";
import * as ruled from "../shared/Ruled.module.css";
import * as styles from "./AboutIntro.module.css";

interface AboutIntroProps {
  about: Queries.CrewFragment;
  /** Ways to check on the company, while there are no testimonials. */
  checks: Queries.ChecksFragment | undefined;
}

/** Introduction of the company: picture and first paragraph of the About page, and ways to check on it. */
export function AboutIntro({ about, checks }: AboutIntroProps) {
  const { labels } = useSite();
  return (
    <Section tone="tinted">
      <div className="stack">
        <div className="halves">
          <div className="poster">
            <Picture picture={about.story.image} />
          </div>
          <div>
            <h2>{about.heading}</h2>
            <p className="lead">
              {noWrapNames(about.lead)}{" "}
              <a href={routes.about}>{labels.aboutUs}</a>
            </p>
            {checks && (
              <>
                <h3>{checks.emptyHeading}</h3>
                <Prose html={checks.empty.html} />
              </>
            )}
          </div>
        </div>
        <div className={`wrap ${ruled.ruled}`}>
          {checks?.checks?.map(({ drawing, heading, text }) => (
            <div key={heading} className={styles.check}>
              <SpriteDrawing file="steps" name={drawing} />
              <h4>{heading}</h4>
              <Prose html={text.html} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Crew on About {
    heading
    lead
    story {
      image {
        ...Picture
        gatsbyImageData(
          breakpoints: [320, 440, 560, 800, 1120]
          sizes: "(min-width: 1280px) max(552px, 304px + 15.5vw), (min-width: 768px) calc(44vw - 24px), calc(92vw - 12px)"
        )
      }
    }
  }
  fragment Checks on TestimonialsIntro {
    emptyHeading
    empty {
      html
    }
    checks {
      drawing
      heading
      text {
        html
      }
    }
  }
`;
