import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { CardGrid } from "../components/CardGrid";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { AreaGrid } from "../components/sections/places/AreaGrid";
import { AreaMap } from "../components/sections/places/AreaMap";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { CardSection } from "../components/sections/shared/CardSection";
import { HomeHero } from "../components/sections/home/HomeHero";
import { Testimonials } from "../components/sections/home/Testimonials";
import { Trust } from "../components/sections/home/Trust";
import { movingCompany, webSite } from "../site/structuredData";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const site = useSite();
  const { home, company, services, counties, cities, areaMap, testimonials } =
    data;
  if (!home) return null;
  const { areas, trust } = home;
  return (
    <>
      <Seo
        {...home}
        structuredData={[movingCompany(site, cities.nodes), webSite(site)]}
      />
      <HomeHero
        heading={home.heading}
        lead={home.lead}
        picture={home.image}
        lowPicture={home.lowImage}
      />
      <CardSection {...home.services} pages={services.nodes} large />
      <Section heading={home.solutions.heading} tone="tinted" split>
        <Prose html={home.solutions.body.html} />
      </Section>
      <Section>
        <AreaMap map={areaMap}>
          <h2>{areas.heading}</h2>
          <p>{areas.text}</p>
        </AreaMap>
        <AreaGrid counties={counties.nodes} />
      </Section>
      <Section heading={areas.citiesHeading} tone="dark">
        <CardGrid pages={areas.cities} />
      </Section>
      <Trust heading={trust.heading} html={trust.body.html} company={company} />
      <Testimonials
        heading={
          testimonials.nodes.length
            ? home.testimonials.heading
            : home.testimonials.emptyHeading
        }
        empty={home.testimonials.empty.html}
        testimonials={testimonials.nodes}
      />
      <CallToAction {...home.callToAction} tall />
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
      title
      description
      keywords
      path
      heading
      lead
      image {
        ...HeroPicture
      }
      lowImage {
        ...LowHeroPicture
      }
      services {
        heading
        text
      }
      solutions {
        heading
        body {
          html
        }
      }
      areas {
        heading
        text
        citiesHeading
        cities {
          ...Card
        }
      }
      trust {
        heading
        body {
          html
        }
      }
      testimonials {
        heading
        emptyHeading
        empty {
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
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    counties: allCounty(sort: { order: ASC }) {
      nodes {
        ...Area
      }
    }
    areaMap
    testimonials: allTestimonial(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...Testimonial
      }
    }
  }
`;
