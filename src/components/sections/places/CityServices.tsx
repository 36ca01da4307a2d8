import { graphql } from "gatsby";
import { LinkList } from "../../LinkList";
import * as panel from "../../Panel.module.css";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../shared/text";
import * as ruled from "../shared/Ruled.module.css";

interface CityServicesProps {
  city: string;
  services: readonly Queries.CityServiceFragment[];
  /** The company's services. They are linked if the city has no descriptions of services. */
  fallbackServices: readonly { name: string; path: string }[];
}

/** Descriptions of the services in a city, or "Coming soon" if there are none. */
export function CityServices({
  city,
  services,
  fallbackServices,
}: CityServicesProps) {
  const { labels } = useSite();
  return (
    <Section
      heading={interpolate(labels.cityServices, { city })}
      tone="tinted"
      split={!services.length}
    >
      {services.length ? (
        <ul className={`halves ${ruled.ruled}`}>
          {services.map(({ service, text }) => (
            <li key={service.path}>
              <h3>
                <a href={service.path}>{service.name}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <div className="stack">
          <LinkList
            links={fallbackServices}
            className="grid unlined"
            linkClass={`onward heading ${panel.panel}`}
          />
          <p className="quiet">
            <strong>{labels.comingSoon}:</strong>{" "}
            {interpolate(labels.cityServicesNote, { city })}
          </p>
        </div>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment CityService on CityService {
    text
    service {
      name
      path
    }
  }
`;
