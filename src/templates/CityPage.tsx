import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { ButtonLink } from "../components/Button";
import { usePageLinks } from "../hooks/usePageLinks";
import { useSite } from "../hooks/useSite";
import { Seo } from "../components/layout/Seo";
import { CardSection } from "../components/sections/shared/CardSection";
import { CityFacts } from "../components/sections/places/CityFacts";
import { CityServices } from "../components/sections/places/CityServices";
import { PageHeader } from "../components/sections/shared/PageHeader";
import { Questions } from "../components/sections/shared/Questions";
import { CallToAction } from "../components/sections/shared/CallToAction";
import { interpolate } from "../site/text";
import { routes } from "../site/routes";
import { localService } from "../site/structuredData";

/** A city: how to move there, facts and services. */
export default function CityPage({ data }: PageProps<Queries.CityPageQuery>) {
  const site = useSite();
  const { labels } = site;
  const linkTo = usePageLinks();
  const { city, locations, services } = data;
  if (!city || !locations) return null;
  const { county } = city;
  const breadcrumbs = {
    parents: [linkTo(locations), county],
    current: city.name,
  };
  return (
    <>
      <Seo
        {...city}
        breadcrumbs={breadcrumbs}
        structuredData={[localService(city, "City", site)]}
      />
      <PageHeader
        heading={city.heading}
        lead={city.summary}
        picture={city.image}
        breadcrumbs={breadcrumbs}
      >
        <ButtonLink to={routes.contact}>{labels.aFreeQuote}</ButtonLink>
      </PageHeader>
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
        split
      />
      <CallToAction place={city.name} scene="ferry" />
    </>
  );
}

export const query = graphql`
  query CityPage($id: String!) {
    city(id: { eq: $id }) {
      name
      title
      description
      path
      heading
      summary
      html
      checked
      checkedText: checked(formatString: "MMMM D, YYYY")
      image {
        ...PagePicture
      }
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
