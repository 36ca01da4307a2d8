import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import * as tool from "../../Tool.module.css";
import type { BoxTool } from "../../../planner/BoxTool";
import { HomeSelect } from "../../../planner/HomeSelect";
import type { Room } from "../../../planner/volumes";
import * as styles from "./BoxList.module.css";
import * as sizes from "./BoxSizes.module.css";
import { aid, boxWords, homeWords } from "../../../planner/words";

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
 * How many boxes a home takes: a table of all sizes, and a shopping list for the
 * one that is chosen.
 */
export function BoxList({ words, homes, rooms }: BoxListProps) {
  const form = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<typeof BoxTool>();

  useEffect(() => {
    import("../../../planner/BoxTool").then(
      (loaded) => setTool(() => loaded.BoxTool),
      // The table has the numbers, too.
      () => undefined,
    );
  }, []);

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
        <div className={`${tool.panel} ${styles.tool}`}>
          <div ref={form} className={`${tool.fields} ${tool.scripted}`}>
            <HomeSelect
              label={boxWords.home}
              none={homeWords.none}
              homes={homes}
              field="home"
            />
            <label className={tool.field}>
              {boxWords.adults}
              <input
                type="number"
                name="adults"
                min={1}
                max={20}
                className={`${tool.control} ${tool.narrow}`}
                autoComplete="off"
              />
            </label>
          </div>
          <div className={styles.live}>
            {Tool && <Tool homes={homes} rooms={rooms} form={form} />}
          </div>
          <p className={tool.quiet}>
            {boxWords.perAdult} {aid}
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
