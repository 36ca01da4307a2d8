import { graphql } from "gatsby";
import type { CardHeading } from "../../Card";
import { CardGrid } from "../../CardGrid";
import { LinkList } from "../../LinkList";

interface AreaGridProps {
  counties: readonly Queries.AreaFragment[];
  heading?: CardHeading;
}

export const AreaGrid = ({ counties, heading }: AreaGridProps) => (
  <CardGrid pages={counties} heading={heading}>
    {({ cities }) => <LinkList links={cities} inline />}
  </CardGrid>
);

export const query = graphql`
  fragment Area on County {
    ...Card
    cities {
      name
      path
    }
  }
`;
