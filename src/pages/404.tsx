import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ActionRow, ButtonLink } from "../components/Button";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { required } from "../shared/required";
import { routes } from "../site/routes";

export default function NotFoundPage({
  data,
}: PageProps<Queries.NotFoundPageQuery>) {
  const { labels } = useSite();
  const page = required(data.page, "404 page");
  return (
    <PageLayout page={page}>
      <Section>
        {page.html && <Prose html={page.html} />}
        <ActionRow>
          <ButtonLink to={routes.home} secondary>
            {labels.returnHome}
          </ButtonLink>
        </ActionRow>
      </Section>
    </PageLayout>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: indexPage(slug: { eq: "404" }) {
      title
      description
      heading
      lead
      image {
        ...PagePicture
      }
      html
    }
  }
`;
