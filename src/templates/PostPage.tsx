import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { Columns } from "../components/Columns";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { usePageLinks } from "../hooks/usePageLinks";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { CardSection } from "../components/sections/shared/CardSection";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { TableOfContents } from "../components/sections/shared/TableOfContents";
import { routes } from "../site/routes";
import { interpolate } from "../site/text";
import { blogPosting } from "../site/structuredData";

export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const linkTo = usePageLinks();
  const { post, index, related } = data;
  if (!post || !index) return null;
  const { city } = post;
  const breadcrumbs = {
    parents: [linkTo(index)],
    current: post.name,
  };
  return (
    <>
      <Seo
        {...post}
        article
        breadcrumbs={breadcrumbs}
        structuredData={[blogPosting(post, site)]}
      />
      <PageHeader
        heading={post.heading}
        lead={post.summary}
        picture={post.image}
        breadcrumbs={breadcrumbs}
      >
        <p>
          <a href={routes.about} rel="author">
            {interpolate(labels.byline, { company: site.company.shortName })}
          </a>
          {" · "}
          <time dateTime={post.date}>
            {interpolate(labels.published, { date: post.dateText })}
          </time>
          {post.updated && (
            <>
              {" · "}
              <time dateTime={post.updated}>
                {interpolate(labels.updated, { date: post.updatedText ?? "" })}
              </time>
            </>
          )}
          {" · "}
          {interpolate(labels.readingTime, { number: String(post.timeToRead) })}
        </p>
      </PageHeader>
      <Section>
        <Columns
          asideFirst
          aside={<TableOfContents headings={post.headings} />}
        >
          <Prose html={post.html} />
          {city && (
            <ActionRow>
              <ButtonLink to={city.path} quiet>
                {interpolate(labels.movingThere, { city: city.name })}
              </ButtonLink>
            </ActionRow>
          )}
        </Columns>
      </Section>
      <CardSection heading={labels.morePosts} pages={related} tone="tinted" />
      <CallToAction place={city?.name} scene="ferry" />
    </>
  );
}

export const query = graphql`
  query PostPage($id: String!, $related: [ID!]!) {
    post(id: { eq: $id }) {
      name
      title
      description
      path
      heading
      summary
      html
      timeToRead
      headings {
        ...TableOfContents
      }
      date
      dateText: date(formatString: "MMMM D, YYYY")
      updated
      updatedText: updated(formatString: "MMMM D, YYYY")
      image {
        ...PagePicture
      }
      city {
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
