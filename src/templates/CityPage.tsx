import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ButtonLink } from "../components/Button";
import { useSite } from "../hooks/useSite";
import { CardSection } from "../components/sections/shared/CardSection";
import { CityFacts } from "../components/sections/places/CityFacts";
import { CityServices } from "../components/sections/places/CityServices";
import { Page } from "../components/sections/shared/Page";
import { Questions } from "../components/sections/shared/Questions";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { required } from "../site/required";
import { interpolate } from "../site/text";
import { localService } from "../site/structuredData";

/** A city: how to move there, facts and services. */
export default function CityPage({ data }: PageProps<Queries.CityPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const { locations, services } = data;
  const city = required(data.city, "city");
  return (
    <Page
      page={city}
      parents={[locations, city.county]}
      structuredData={[localService(city, "City", site)]}
      top={<ButtonLink>{labels.aFreeQuote}</ButtonLink>}
    >
      <CityFacts {...city} />
      <CityServices
        city={city.name}
        services={city.services}
        offered={services.nodes}
      />
      <Questions questions={city.questions} />
      <CardSection
        heading={interpolate(labels.relatedPosts, { city: city.name })}
        pages={city.posts}
        tone="tinted"
        unprinted
      />
      <CallToAction place={city.name} scene={city.scene} />
    </Page>
  );
}

export const query = graphql`
  query CityPage($id: String!) {
    city(id: { eq: $id }) {
      ...PicturedPage
      scene
      html
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
    locations: indexPage(slug: { eq: "locations" }) {
      heading
      path
    }
  }
`;
