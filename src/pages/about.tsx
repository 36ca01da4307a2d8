import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { PictureGridSection } from "../components/sections/shared/PictureGridSection";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { useSite } from "../hooks/useSite";
import { required } from "../shared/required";
import { interpolate } from "../shared/text";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const about = required(data.about, "about page");
  const { story, values, people, trust } = about;
  const { labels } = useSite();
  const { utcPermit: number, permitLookup } = data.company ?? {};
  return (
    <PageLayout page={{ ...about, image: story.image }}>
      <Section heading={story.heading} split>
        <Prose html={story.body.html} />
      </Section>
      <PictureGridSection {...values} />
      {people && <PictureGridSection {...people} />}
      <Section heading={trust.heading} split>
        <Prose html={trust.body.html} />
        {number && (
          <p>
            {interpolate(labels.utcPermit, { number })}
            {permitLookup && (
              <>
                {"\u00a0· "}
                <a href={permitLookup}>{labels.permitLookup}</a>
              </>
            )}
          </p>
        )}
      </Section>
      <CallToAction {...about.callToAction} scene="houses" />
    </PageLayout>
  );
}

export const query = graphql`
  query AboutPage {
    about {
      ...Page
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
      utcPermit
      permitLookup
    }
  }
`;
