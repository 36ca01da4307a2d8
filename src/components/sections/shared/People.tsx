import { graphql } from "gatsby";
import { CoreValues } from "./CoreValues";

/** The people of the company, with names and photos. */
export const People = ({ heading, items }: Queries.PeopleFragment) => (
  <CoreValues
    heading={heading}
    items={items.map(({ name, role, image }) => ({
      title: name,
      description: role,
      image,
    }))}
  />
);

export const query = graphql`
  fragment People on People {
    heading
    items {
      name
      role
      image {
        ...ValuePicture
      }
    }
  }
`;
