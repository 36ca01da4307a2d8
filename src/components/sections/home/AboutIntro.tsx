import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { routes } from "../../../site/routes";
import { ActionRow, ButtonLink } from "../../Button";
import { Picture } from "../../Picture";
import { Section } from "../../Section";

/** Introduction of the company: picture and first paragraph of the About page. */
export function AboutIntro({ heading, lead, story }: Queries.CrewFragment) {
  const { labels } = useSite();
  return (
    <Section>
      <div className="halves">
        <div className="poster">
          <Picture picture={story.image} />
        </div>
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <ActionRow>
            <ButtonLink to={routes.about} secondary>
              {labels.aboutUs}
            </ButtonLink>
          </ActionRow>
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
`;
