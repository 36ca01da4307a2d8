import { graphql, Link } from "gatsby";
import type { PageProps } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { Seo } from "../layouts/Seo";
import { LinkSection } from "../sections/LinkSection";
import { PageHeader } from "../sections/PageHeader";
import { QuoteButton } from "../sections/QuoteButton";
import { fill } from "../site/fill";

/** An article of the blog. */
export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const { labels, posts } = useSite();
  const { post, index } = data;
  if (!post || !index) return null;
  const { city } = post;
  return (
    <>
      <Seo {...post} />
      <PageHeader
        heading={post.heading}
        lead={post.summary}
        picture={post.image}
        breadcrumbs={{
          parents: [{ name: index.heading, path: index.path }],
          current: post.name,
        }}
      >
        <p>
          <time dateTime={post.date}>
            {fill(labels.published, { date: post.dateText })}
          </time>
          {post.updated && (
            <>
              {" · "}
              <time dateTime={post.updated}>
                {fill(labels.updated, { date: post.updatedText ?? "" })}
              </time>
            </>
          )}
        </p>
      </PageHeader>
      <Section>
        <Prose html={post.html} />
        {city && (
          <p>
            <Link to={city.path}>
              {fill(labels.movingThere, { city: city.name })}
            </Link>
          </p>
        )}
      </Section>
      <QuoteButton label={labels.aFreeQuote} />
      <LinkSection
        heading={labels.morePosts}
        links={posts.filter(({ path }) => path !== post.path)}
      />
    </>
  );
}

export const query = graphql`
  query PostPage($id: String!) {
    post(id: { eq: $id }) {
      name
      title
      description
      path
      heading
      summary
      html
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
    index: indexPage(slug: { eq: "blog" }) {
      heading
      path
    }
  }
`;
