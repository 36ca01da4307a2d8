import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { Day } from "../components/Day";
import { TextSection } from "../components/TextSection";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { Page } from "../components/sections/shared/Page";
import { CallToAction } from "../components/sections/shared/CallToAction";
import {
  TableOfContents,
  sectionsOf,
} from "../components/sections/shared/TableOfContents";
import { required } from "../site/required";
import { routes } from "../site/routes";
import { interpolate, unbroken } from "../site/text";
import { blogPosting } from "../site/structuredData";

export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const { index, related } = data;
  const post = required(data.post, "post");
  const { city } = post;
  return (
    <Page
      page={post}
      parents={[index]}
      article
      structuredData={[blogPosting(post, site)]}
      top={
        <p>
          <a href={routes.about} rel="author">
            {labels.byline}
          </a>
          {" · "}
          <Day day={post.date} label={labels.published} />
          {post.updated && (
            <>
              {" · "}
              <Day day={post.updated} label={labels.updated} />
            </>
          )}
          {" · "}
          {unbroken(
            interpolate(labels.readingTime, {
              number: String(post.timeToRead),
            }),
          )}
        </p>
      }
    >
      <TextSection
        html={post.html}
        figure={post.figure}
        asideFirst
        aside={<TableOfContents sections={sectionsOf(post.headings)} />}
      >
        {city && (
          <ActionRow>
            <ButtonLink to={city.path} quiet>
              {interpolate(labels.movingThere, { city: city.name })}
            </ButtonLink>
          </ActionRow>
        )}
      </TextSection>
      <CardSection
        heading={labels.morePosts}
        pages={related}
        onPhones="row"
        tone="tinted"
      />
      <CallToAction place={city?.name} scene={city ? city.scene : "houses"} />
    </Page>
  );
}

export const query = graphql`
  query PostPage($id: String!, $related: [ID!]!) {
    post(id: { eq: $id }) {
      ...PicturedPage
      html
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
    index: indexPage(slug: { eq: "blog" }) {
      heading
      path
    }
  }
`;
