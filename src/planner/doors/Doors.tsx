import { graphql } from "gatsby";
import { useRef } from "react";
import { CopyOrEmail } from "../../components/CopyOrEmail";
import { Disclosure } from "../../components/Disclosure";
import { Section } from "../../components/Section";
import { fullDay } from "../plan/days";
import { placeFields } from "../plan/plan";
import { usePlanPart } from "../plan/usePlan";
import { PermitNote } from "./PermitNote";
import { PlaceInput } from "./PlaceInput";
import * as styles from "./Doors.module.css";

interface DoorsProps {
  doors: Queries.DoorsFragment;
  cities: readonly Queries.PermitCityFragment[];
}

/** Questions about both addresses, the permits there, and an e-mail. */
export function Doors({ doors, cities }: DoorsProps) {
  const date = usePlanPart((plan) => plan.date);
  return (
    <Section heading={doors.heading} intro={<p>{doors.text}</p>}>
      <div className={styles.sides}>
        <Side {...{ cities, date }} side="from" id="doors" />
        <Side {...{ cities, date }} side="to" />
      </div>
      <ManagerLetter date={fullDay(date) || "a date to be set"} />
    </Section>
  );
}

interface SideProps extends Pick<DoorsProps, "cities"> {
  side: "from" | "to";
  id?: string;
  date: string;
}

/** Feet from which a way to the truck is a long carry. */
const longCarry = 75;

function Side({ side, id, cities, date }: SideProps) {
  const place = usePlanPart((plan) => plan[side]);
  const heading =
    side === "from" ? "Where you’re moving from" : "Where you’re moving to";
  return (
    <Disclosure
      id={id}
      className={styles.side}
      summary={
        <h3>
          {heading}{" "}
          <span className={styles.city} dir="auto">
            {place.city}
          </span>
        </h3>
      }
    >
      <fieldset>
        <legend className="visually-hidden">{heading}</legend>
        {placeFields.map((field) => (
          <PlaceInput
            key={field}
            side={side}
            field={field}
            value={place[field] ?? ""}
            cities={cities.map(({ name }) => name)}
          />
        ))}
        <div role="status">
          {Number(place.distance) > longCarry && (
            <p className={styles.note}>
              More than 75 feet is a long carry. Tell your mover before moving
              day.
            </p>
          )}
          <PermitNote
            key={place.city}
            date={date}
            city={cities.find(({ name }) => name === place.city)}
          />
        </div>
      </fieldset>
    </Disclosure>
  );
}

/** An e-mail to a building's manager. @param date in words */
function ManagerLetter({ date }: { date: string }) {
  const shown = useRef<HTMLPreElement>(null);
  const text = `Hello,

I am moving on ${date} at [your address and unit]. Could you tell me:

- which days and hours moves are allowed, and whether there is a deposit
- how to book the elevator or the loading dock, and who has its key and pads
- the elevator's size inside and the width of its door
- the longest and tallest truck that fits at the dock
- whether floors and walls have to be covered
- whether you need a certificate of insurance from the mover, by when, and where to send it
- the exact name and address of the certificate holder, any additional insured, and the limits it has to show

Thank you!`;
  return (
    <Disclosure
      summary={<h3>An email to your building manager</h3>}
      className={styles.letter}
      data-unprinted
    >
      <p>Copy it, or open it in your email app, and fill in what’s missing.</p>
      <pre ref={shown} className={styles.text}>
        {text}
      </pre>
      <CopyOrEmail
        {...{ text, shown }}
        words={{ copy: "Copy the email", email: "Open in your email app" }}
        subject={`Moving on ${date}`}
      />
    </Disclosure>
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
