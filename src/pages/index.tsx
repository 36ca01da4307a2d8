import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { CardGrid } from "../components/CardGrid";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { StepList } from "../components/StepList";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { CardSection } from "../components/sections/shared/CardSection";
import { PlanningTools } from "../components/sections/shared/PlanningTools";
import { PictureGridSection } from "../components/sections/shared/PictureGridSection";
import { AboutIntro } from "../components/sections/home/AboutIntro";
import { HomeAreas } from "../components/sections/home/HomeAreas";
import { HomeHero } from "../components/sections/home/HomeHero";
import { testimonialListId } from "../components/sections/home/TestimonialCards";
import { MoveSizeForm } from "../quote/form/MoveSizeForm";
import type { QuoteTexts } from "../quote/request/quoteTexts";
import { required } from "../shared/required";
import { routes } from "../site/routes";
import { buildCompanyJsonLd, buildWebSiteJsonLd } from "../site/structuredData";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const site = useSite();
  const { about, services, counties, cities, areaMap } = data;
  const home = required(data.home, "home page");
  const hasTestimonials = data.testimonials.nodes.length > 0;
  return (
    <>
      <Seo
        {...home}
        structuredData={[
          buildCompanyJsonLd(site, cities.nodes),
          buildWebSiteJsonLd(site),
        ]}
      />
      <HomeHero
        heading={home.heading}
        lead={home.lead}
        picture={home.image}
        lowPicture={home.lowImage}
        nightPicture={home.nightImage}
        lowNightPicture={home.lowNightImage}
      >
        <MoveSizeForm
          texts={required(data.quoteForm, "quote form").texts as QuoteTexts}
          buttonLabel={site.labels.freeQuote}
        />
      </HomeHero>
      <CardSection
        {...home.services}
        pages={services.nodes}
        phoneVariant="large"
      />
      <Section heading={home.trust.heading} tone="tinted">
        <StepList steps={home.trust.steps} />
        <Prose html={home.trust.body.html} />
      </Section>
      <PlanningTools tools={data} intro={home.planning} tone="dark" />
      {about && (
        <AboutIntro
          about={about}
          checks={hasTestimonials ? undefined : home.testimonials}
        />
      )}
      {hasTestimonials && (
        <Section heading={home.testimonials.heading} id="testimonials">
          {/* `src/browser/loadTestimonialsOnScroll.ts` replaces this link with the list. */}
          <a href={routes.testimonials} data-list={testimonialListId}>
            {home.testimonials.link}
          </a>
        </Section>
      )}
      {about?.people && <PictureGridSection {...about.people} />}
      <Section heading={home.areas.citiesHeading} tone="dark">
        <CardGrid pages={home.areas.cities} phoneVariant="tile" />
      </Section>
      <HomeAreas {...home} map={areaMap} counties={counties.nodes} />
      <CallToAction {...home.callToAction} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    cities: allCity(sort: { slug: ASC }) {
      nodes {
        name
      }
    }
    home {
      ...Page
      keywords
      lead
      image {
        ...HeroPicture
      }
      lowImage {
        ...LowHeroFiles
      }
      nightImage {
        ...HeroFiles
      }
      lowNightImage {
        ...LowHeroFiles
      }
      services {
        heading
        text
      }
      ...HomeAreas
      areas {
        citiesHeading
        cities {
          ...PictureCard
        }
      }
      trust {
        heading
        steps {
          drawing
          text
        }
        body {
          html
        }
      }
      planning {
        heading
        text
      }
      testimonials {
        ...Checks
        heading
        link
      }
      callToAction {
        ...CallToAction
      }
    }
    quoteForm {
      texts
    }
    about {
      ...Crew
      people {
        ...People
      }
    }
    ...PlanningTools
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    counties: allCounty(sort: { order: ASC }) {
      nodes {
        ...CountyLinks
      }
    }
    areaMap
    testimonials: allTestimonial(limit: 1) {
      nodes {
        id
      }
    }
  }
`;
