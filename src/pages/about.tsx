import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { Seo } from "../layouts/Seo";
import { CallToAction } from "../sections/CallToAction";
import { CoreValues } from "../sections/CoreValues";
import { PageHeader } from "../sections/PageHeader";
import { useBelowHome } from "../hooks/useBelowHome";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const belowHome = useBelowHome();
  const { about } = data;
  if (!about) return null;
  const { story, values } = about;
  const breadcrumbs = belowHome(about);
  return (
    <>
      <Seo {...about} image={story.image} breadcrumbs={breadcrumbs} />
      <PageHeader
        heading={about.heading}
        lead={about.lead}
        picture={story.image}
        breadcrumbs={breadcrumbs}
      />
      <Section heading={story.heading}>
        <Prose html={story.body.html} />
      </Section>
      <CoreValues {...values} />
      <CallToAction {...about.callToAction} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    about {
      title
      description
      path
      heading
      lead
      story {
        heading
        image {
          ...PagePicture
        }
        body {
          html
        }
      }
      values {
        ...CoreValues
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
