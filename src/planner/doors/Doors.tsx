import { graphql } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import { Section } from "../../components/Section";
import * as styles from "./Doors.module.css";
import { fullDay } from "../plan/days";
import { ManagerLetter } from "./ManagerLetter";
import { PermitNote } from "./PermitNote";
import { placeFields } from "../plan/plan";
import { PlaceInput } from "./PlaceInput";
import { usePlanPart } from "../plan/usePlan";
import { doorWords } from "../words";

interface DoorsProps {
  doors: Queries.DoorsFragment;
  cities: readonly Queries.PermitCityFragment[];
}

const sides = ["from", "to"] as const;

/** Feet from which a way to the truck is a long carry. */
const longCarry = 75;

/** Questions about both addresses, the permits there, and an e-mail. */
export function Doors({ doors, cities }: DoorsProps) {
  const date = usePlanPart((plan) => plan.date);
  const cityNames = cities.map(({ name }) => name);

  return (
    <Section heading={doors.heading} intro={<p>{doors.text}</p>}>
      <div className={styles.sides}>
        {sides.map((side) => (
          <Disclosure
            key={side}
            id={side === "from" ? "doors" : undefined}
            className={styles.side}
            summary={
              <h3>
                {doorWords[side]} <City side={side} />
              </h3>
            }
          >
            <fieldset>
              <legend className="visually-hidden">{doorWords[side]}</legend>
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
          </Disclosure>
        ))}
      </div>
      <ManagerLetter date={fullDay(date) || doorWords.letterDate} />
    </Section>
  );
}

/** Where an address is, while its questions are folded. */
const City = ({ side }: Pick<AdviceProps, "side">) => (
  <span className={styles.city}>{usePlanPart((plan) => plan[side].city)}</span>
);

interface AdviceProps extends Pick<DoorsProps, "cities"> {
  side: (typeof sides)[number];
  date: string;
}

function Advice({ side, cities, date }: AdviceProps) {
  const distance = usePlanPart((plan) => plan[side].distance);
  const city = usePlanPart((plan) => plan[side].city);
  return (
    <div role="status">
      {Number(distance) > longCarry && (
        <p className={styles.note}>{doorWords.longCarry}</p>
      )}
      <PermitNote
        key={city}
        date={date}
        city={cities.find(({ name }) => name === city)}
      />
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
