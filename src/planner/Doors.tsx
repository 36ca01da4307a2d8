import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { Section } from "../components/Section";
import { useOnClient } from "../hooks/useOnClient";
import { setPlace } from "./changes";
import * as styles from "./Doors.module.css";
import { fullDay } from "./days";
import { ManagerLetter } from "./ManagerLetter";
import { PermitNote } from "./PermitNote";
import { placeFields } from "./plan";
import type { PlaceField } from "./plan";
import { PlaceInput } from "./PlaceInput";
import { planStore, usePlanPart } from "./usePlan";
import { valuesIn } from "./valuesIn";
import { doorWords } from "./words";

interface DoorsProps {
  doors: Queries.DoorsFragment;
  cities: readonly Queries.PermitCityFragment[];
}

const sides = ["from", "to"] as const;

/** Feet from which a way to the truck is a long carry. */
const longCarry = 75;

/** Questions about both addresses, the permits there, and an e-mail. */
export function Doors({ doors, cities }: DoorsProps) {
  const form = useRef<HTMLDivElement>(null);
  const isReady = useOnClient(() => true, false);
  const date = usePlanPart((plan) => plan.date);
  const cityNames = cities.map(({ name }) => name);

  // What was typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    for (const [name, answer] of Object.entries(valuesIn(form.current))) {
      const [side, field] = name.split(".");
      if (answer)
        planStore.update(
          setPlace(side as "from" | "to", field as PlaceField, answer),
        );
    }
  }, []);

  return (
    <Section heading={doors.heading} id="doors" intro={<p>{doors.text}</p>}>
      <div ref={form} className={styles.sides}>
        {sides.map((side) => (
          <fieldset key={side} className={styles.side}>
            <legend>{doorWords[side]}</legend>
            {placeFields.map((field) => (
              <PlaceInput
                key={field}
                side={side}
                field={field}
                cities={cityNames}
              />
            ))}
            <Advice side={side} cities={cities} date={date} />
          </fieldset>
        ))}
      </div>
      <ManagerLetter
        date={fullDay(date) || doorWords.letterDate}
        isReady={isReady}
      />
    </Section>
  );
}

interface AdviceProps extends Pick<DoorsProps, "cities"> {
  side: (typeof sides)[number];
  date: string;
}

/** What follows from the answers about an address. */
function Advice({ side, cities, date }: AdviceProps) {
  const distance = usePlanPart((plan) => plan[side].distance);
  const city = usePlanPart((plan) => plan[side].city);
  return (
    <div role="status">
      {Number(distance) >= longCarry && (
        <p className={styles.note}>{doorWords.longCarry}</p>
      )}
      <PermitNote date={date} city={cities.find(({ name }) => name === city)} />
    </div>
  );
}

export const query = graphql`
  fragment Doors on DoorSection {
    heading
    text
  }
  fragment PermitCity on City {
    name
    parking {
      ...CityParking
    }
  }
`;
