import { graphql } from "gatsby";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import type { Room } from "../plan/volumes";
import { BoxTool } from "./BoxTool";

interface BoxListProps {
  words: Queries.BoxListFragment;
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
}

/** How many boxes to buy for a home. */
export const BoxEstimate = ({ words, homes, rooms }: BoxListProps) => (
  <Section
    heading={words.heading}
    intro={<Prose html={words.intro.html} />}
    id="boxes-to-buy"
  >
    <BoxTool homes={homes} rooms={rooms} />
  </Section>
);

export const query = graphql`
  fragment BoxList on BoxListSection {
    heading
    intro {
      html
    }
  }
  fragment HomeSizes on HomeSizes {
    homes {
      size
      name
      cubicFeet {
        low
        high
      }
      boxes {
        low
        high
      }
      dishPacks {
        low
        high
      }
      tape {
        low
        high
      }
      paper {
        low
        high
      }
    }
    trucks {
      name
      cubicFeet
    }
  }
  fragment InventoryRoom on InventoryRoom {
    name
    items {
      id
      name
      also
      cubicFeet
      low
      high
      ask
      homes {
        studio
        oneBedroom
        twoBedrooms
        threeBedrooms
        fourBedrooms
        eachMore
      }
    }
  }
`;
