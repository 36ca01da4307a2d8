import { graphql } from "gatsby";
import { useRef } from "react";
import * as panel from "../../components/Panel.module.css";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import * as tool from "../../components/Tool.module.css";
import { useLoaded } from "../../hooks/useLoaded";
import { HomeSelect } from "../plan/HomeSelect";
import type { Room } from "../plan/volumes";
import * as styles from "./BoxList.module.css";
import * as sizes from "./BoxSizes.module.css";
import { aid, boxWords, homeWords } from "../words";

interface BoxListProps {
  words: Queries.BoxListFragment;
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
}

const loadTool = () => import("./BoxTool");

const columns = [
  boxWords.boxes,
  boxWords.kinds.dish,
  boxWords.kinds.tape,
  boxWords.kinds.paper,
];

const between = ({ low, high }: { low: number; high: number }) =>
  `${low}–${high}`;

/**
 * How many boxes a home takes: a table of all sizes, and a shopping list for the
 * one that is chosen.
 */
export function BoxList({ words, homes, rooms }: BoxListProps) {
  const form = useRef<HTMLDivElement>(null);
  const Tool = useLoaded(loadTool)?.BoxTool;

  return (
    <Section
      heading={words.heading}
      intro={<Prose html={words.intro.html} />}
      id="box-list"
    >
      <div className={styles.columns}>
        <table className={`${sizes.table} ${styles.homes}`}>
          <thead>
            <tr>
              <th scope="col">{boxWords.home}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
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
        <div className={`${panel.panel} ${styles.tool}`}>
          <div ref={form} className={`${tool.fields} ${tool.scripted}`}>
            <HomeSelect
              label={boxWords.home}
              none={homeWords.none}
              homes={homes}
              field="home"
            />
          </div>
          <div className={styles.live}>
            {Tool && <Tool homes={homes} rooms={rooms} form={form} />}
          </div>
          <p className={tool.quiet}>
            {boxWords.note} {aid}
          </p>
        </div>
      </div>
    </Section>
  );
}

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
      }
    }
  }
`;
