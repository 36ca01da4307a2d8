import { graphql } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import type { Room } from "../plan/volumes";
import * as styles from "./BoxEstimate.module.css";
import * as sizes from "./BoxSizes.module.css";
import { boxWords } from "../words";
import { BoxTool } from "./BoxTool";
import { ColumnHeads } from "./ColumnHeads";

interface BoxListProps {
  words: Queries.BoxListFragment;
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
}

const columns = [
  boxWords.boxes,
  boxWords.kinds.dish,
  boxWords.kinds.tape,
  boxWords.kinds.paper,
];

const between = ({ low, high }: { low: number; high: number }) =>
  `${low}–${high}`;

/**
 * How many boxes a home takes: a shopping list for the one that is chosen, and a
 * table of all sizes.
 */
export const BoxEstimate = ({ words, homes, rooms }: BoxListProps) => (
  <Section
    heading={words.heading}
    intro={<Prose html={words.intro.html} />}
    id="boxes-to-buy"
  >
    <BoxTool homes={homes} rooms={rooms} />
    <Disclosure summary={boxWords.table} className={styles.all}>
      <table className={`${sizes.table} ${styles.homes}`}>
        <ColumnHeads names={[boxWords.home, ...columns]} />
        <tbody>
          {homes.map(({ size, name, boxes, dishPacks, tape, paper }) => (
            <tr key={size}>
              <th scope="row">{name}</th>
              {[boxes, dishPacks, tape, paper].map((range, index) => (
                <td key={columns[index]} data-label={columns[index]}>
                  {between(range)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
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
