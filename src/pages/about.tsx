import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { Seo } from "../components/layout/Seo";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { PictureSection } from "../components/sections/shared/PictureSection";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { Trust } from "../components/sections/home/Trust";
import { useBelowHome } from "../hooks/usePageLinks";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const belowHome = useBelowHome();
  const { about, company } = data;
  if (!about) return null;
  const { story, values, people, trust } = about;
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
      <Section heading={story.heading} split>
        <Prose html={story.body.html} />
      </Section>
      <PictureSection {...values} />
      {people && <PictureSection {...people} />}
      <Trust heading={trust.heading} html={trust.body.html} company={company} />
      <CallToAction {...about.callToAction} scene="houses" />
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
      people {
        ...People
      }
      trust {
        heading
        body {
          html
        }
      }
      callToAction {
        ...CallToAction
      }
    }
    company {
      ...Permit
    }
  }
`;
