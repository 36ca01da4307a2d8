import { graphql } from "gatsby";
import * as panel from "../../components/Panel.module.css";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import * as scripting from "../../components/Scripting.module.css";
import * as tool from "../../components/Tool.module.css";
import { HomeSizeField } from "../ui/planFields";
import { StorageWarning } from "../ui/StorageWarning";
import { useDeferredPlan } from "../storage/usePlan";
import type { InventoryRoom } from "../estimate/volumes";
import { planningAidText } from "../plannerTexts";
import * as styles from "./BoxCalculator.module.css";
import { ShoppingList } from "./ShoppingList";

interface BoxCalculatorProps {
  content: { heading: string; intro: { html: string } };
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly InventoryRoom[];
}

/** The box calculator: packing supplies to buy for a home size. */
export const BoxCalculator = ({
  content,
  homes,
  rooms,
}: BoxCalculatorProps) => (
  <Section
    heading={content.heading}
    intro={<Prose html={content.intro.html} />}
    id="boxes-to-buy"
    split
  >
    <div className={panel.panel}>
      <div className={`${tool.fields} ${tool.withNote}`}>
        <div className={`${scripting.needsScripts} unprinted`}>
          <HomeSizeField label="Your home" homes={homes} />
        </div>
        <p className={tool.quiet}>
          Plan on three to five wardrobe boxes per adult. A roll of tape is 55
          yards. {planningAidText}
        </p>
      </div>
      <div className={styles.live}>
        <StorageWarning />
        <ShoppingList {...{ homes, rooms }} plan={useDeferredPlan()} />
      </div>
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
      adults
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
      typicalCounts
    }
  }
  fragment InventoryRoom on InventoryRoom {
    ...PlanRoom
    items {
      also
    }
  }
`;
