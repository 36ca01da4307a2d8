import { graphql } from "gatsby";
import * as panel from "../../components/Panel.module.css";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import * as tool from "../../components/Tool.module.css";
import { HomeField } from "../plan/planFields";
import { StorageWarning } from "../plan/StorageWarning";
import { useDeferredPlan } from "../plan/usePlan";
import type { Room } from "../plan/volumes";
import { aidNote } from "../words";
import * as styles from "./BoxEstimate.module.css";
import { ShoppingList } from "./ShoppingList";

interface BoxEstimateProps {
  words: { heading: string; intro: { html: string } };
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
}

/** How many boxes to buy for a home. */
export const BoxEstimate = ({ words, homes, rooms }: BoxEstimateProps) => (
  <Section
    heading={words.heading}
    intro={<Prose html={words.intro.html} />}
    id="boxes-to-buy"
  >
    <div className={panel.panel}>
      <div className={`${tool.fields} ${tool.needsScripts} unprinted`}>
        <HomeField label="Your home" homes={homes} />
      </div>
      <div className={styles.live}>
        <StorageWarning />
        <ShoppingList {...{ homes, rooms }} plan={useDeferredPlan()} />
      </div>
      <p className={tool.quiet}>
        Plan on three to five wardrobe boxes per adult. A roll of tape is 55
        yards. {aidNote}
      </p>
    </div>
  </Section>
);

export const query = graphql`
  fragment PlanHome on HomeSize {
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
  }
  fragment HomeSizes on HomeSizes {
    homes {
      ...PlanHome
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
  fragment PlanRoom on InventoryRoom {
    name
    items {
      id
      name
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
  fragment InventoryRoom on InventoryRoom {
    ...PlanRoom
    items {
      also
    }
  }
`;
