import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { LabeledDate } from "../components/LabeledDate";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { widePicture } from "../components/sections/shared/widePicture";
import { CallToAction } from "../components/sections/shared/CallToAction";
import {
  TableOfContents,
  listTopLevelSections,
} from "../components/sections/shared/TableOfContents";
import { required } from "../shared/required";
import { routes } from "../site/routes";
import { interpolate } from "../shared/text";
import { buildPostJsonLd } from "../site/structuredData";

export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const { related } = data;
  const post = required(data.post, "post");
  const { city } = post;
  return (
    <PageLayout
      page={{ ...post, image: { ...post.image, ...post.wideImage } }}
      pictureLayout={widePicture}
      article
      structuredData={[buildPostJsonLd(post, site)]}
      headerExtra={
        <p className="quiet wrap">
          <a href={routes.about} rel="author">
            {labels.byline}
          </a>{" "}
          <LabeledDate date={post.date} label={labels.published} />{" "}
          {post.updated && (
            <LabeledDate date={post.updated} label={labels.updated} />
          )}{" "}
          <span>
            {interpolate(labels.readingTime, {
              number: String(post.timeToRead),
            })}
          </span>
        </p>
      }
    >
      <TextSection
        html={post.html}
        figure={post.figure}
        asideFirst
        aside={
          <TableOfContents sections={listTopLevelSections(post.headings)} />
        }
      >
        {city && (
          <ActionRow>
            <ButtonLink to={city.path} secondary>
              {interpolate(labels.movingThere, { city: city.name })}
            </ButtonLink>
          </ActionRow>
        )}
      </TextSection>
      <CardSection heading={labels.morePosts} pages={related} tone="tinted" />
      <CallToAction
        text={post.quoteText ?? undefined}
        place={city?.name}
        scene={city ? city.scene : "houses"}
      />
    </PageLayout>
  );
}

export const query = graphql`
  query PostPage($id: String!, $related: [ID!]!) {
    post(id: { eq: $id }) {
      ...PicturedPage
      wideImage: image {
        gatsbyImageData(
          width: 2400
          height: 960
          breakpoints: [800, 1200, 1800, 2400]
          narrow: {
            width: 1120
            height: 840
            breakpoints: [320, 400, 560, 800, 1120]
          }
        )
      }
      html
      quoteText
      figure {
        ...Figure
      }
      timeToRead
      headings {
        ...TableOfContents
      }
      date
      updated
      city {
        scene
        name
        path
      }
    }
    related: posts(ids: $related) {
      ...Card
    }
  }
`;
