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
            <legend>{doors[side]}</legend>
            {placeFields.map((field) => (
              <PlaceInput
                key={field}
                side={side}
                field={field}
                doors={doors}
                cities={cityNames}
              />
            ))}
            <Advice side={side} doors={doors} cities={cities} date={date} />
          </fieldset>
        ))}
      </div>
      <ManagerLetter
        doors={doors}
        date={fullDay(date) || doors.letterDate}
        isReady={isReady}
      />
    </Section>
  );
}

interface AdviceProps extends DoorsProps {
  side: (typeof sides)[number];
  date: string;
}

/** What follows from the answers about an address. */
function Advice({ side, doors, cities, date }: AdviceProps) {
  const distance = usePlanPart((plan) => plan[side].distance);
  const city = usePlanPart((plan) => plan[side].city);
  return (
    <div role="status">
      {Number(distance) >= longCarry && (
        <p className={styles.note}>{doors.longCarry}</p>
      )}
      <PermitNote
        doors={doors}
        date={date}
        city={cities.find(({ name }) => name === city)}
      />
    </div>
  );
}

export const query = graphql`
  fragment Doors on DoorWords {
    heading
    text
    from
    to
    otherCity
    yes
    no
    open
    city {
      ...PlaceQuestion
    }
    floor {
      ...PlaceQuestion
    }
    stairs {
      ...PlaceQuestion
    }
    elevator {
      ...PlaceQuestion
    }
    distance {
      ...PlaceQuestion
    }
    parking {
      ...PlaceQuestion
    }
    gate {
      ...PlaceQuestion
    }
    notes {
      ...PlaceQuestion
    }
    longCarry
    permit
    callFirst
    askBy
    askEarly
    askBefore
    askNow
    signs
    signsBy
    letter
    letterNote
    letterSubject
    letterText
    letterDate
    copy
    copied
    write
  }
  fragment PlaceQuestion on PlaceQuestion {
    label
    hint
  }
  fragment PermitCity on City {
    name
    parking {
      ...CityParking
    }
  }
`;
