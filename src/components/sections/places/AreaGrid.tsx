import { graphql } from "gatsby";
import type { CardHeading, CardOnPhones } from "../../Card";
import { CardGrid } from "../../CardGrid";
import { LinkList } from "../../LinkList";

interface AreaGridProps {
  counties: readonly (Queries.AreaFragment & { summary?: string })[];
  heading?: CardHeading;
  onPhones?: CardOnPhones;
  besideMap?: boolean;
}

export const AreaGrid = ({ counties, ...layout }: AreaGridProps) => (
  <CardGrid pages={counties} {...layout}>
    {({ cities }) => <LinkList links={cities} className="targets wrap" />}
  </CardGrid>
);

export const query = graphql`
  fragment Area on County {
    ...PictureCard
    cities {
      name
      path
    }
  }
`;
