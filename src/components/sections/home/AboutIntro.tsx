import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { noWrapNames } from "../../../shared/text";
import { routes } from "../../../site/routes";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { SpriteDrawing } from "../../SpriteDrawing";
import { PictureBesideText } from "../shared/PictureBesideText";
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
      <PictureBesideText picture={about.story.image}>
        <h2>{about.heading}</h2>
        <p className="lead">
          {noWrapNames(about.lead)} <a href={routes.about}>{labels.aboutUs}</a>
        </p>
        {checks && (
          <>
            <h3>{checks.emptyHeading}</h3>
            <Prose html={checks.empty.html} />
          </>
        )}
      </PictureBesideText>
      {checks?.checks && (
        <div className={`wrap ${ruled.ruled} ${styles.checks}`}>
          {checks.checks.map(({ drawing, heading, text }) => (
            <div key={heading} className={styles.check}>
              <SpriteDrawing file="steps" name={drawing} />
              <h4>{heading}</h4>
              <Prose html={text.html} />
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment Crew on About {
    heading
    lead
    story {
      image {
        ...PictureBesideText
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
