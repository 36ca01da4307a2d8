import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ButtonLink } from "../components/Button";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { CityParking } from "../components/sections/places/CityParking";
import { CityTextWithFacts } from "../components/sections/places/CityTextWithFacts";
import { CityServices } from "../components/sections/places/CityServices";
import { PageLayout } from "../components/sections/shared/PageLayout";
import { FaqSection } from "../components/sections/shared/FaqSection";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { required } from "../shared/required";
import { interpolate } from "../shared/text";
import { buildPlaceServiceJsonLd } from "../site/structuredData";

/** Page of a city: advice on moving there, facts and services. */
export default function CityPage({ data }: PageProps<Queries.CityPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const { services } = data;
  const city = required(data.city, "city");
  return (
    <PageLayout
      page={city}
      structuredData={[buildPlaceServiceJsonLd(city, "City", site)]}
      headerExtra={<ButtonLink>{labels.aFreeQuote}</ButtonLink>}
    >
      <CityTextWithFacts {...city} />
      {city.parking && <CityParking city={city.name} parking={city.parking} />}
      <CityServices
        city={city.name}
        services={city.services}
        fallbackServices={services.nodes}
      />
      <FaqSection questions={city.questions} />
      <CardSection
        heading={interpolate(labels.relatedPosts, { city: city.name })}
        pages={city.posts}
        tone="tinted"
        unprinted
      />
      <CallToAction
        text={city.quoteText ?? undefined}
        place={city.name}
        scene={city.scene}
      />
    </PageLayout>
  );
}

export const query = graphql`
  query CityPage($id: String!) {
    city(id: { eq: $id }) {
      ...PicturedPage
      scene
      quoteText
      html
      map
      checked
      county {
        name
        path
      }
      facts {
        ...CityFact
      }
      parking {
        ...CityParking
      }
      services {
        ...CityService
      }
      questions {
        ...Question
      }
      posts {
        ...Card
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
