import { graphql } from "gatsby";
import { useRef } from "react";
import { CopyOrEmail } from "../../components/CopyOrEmail";
import { Disclosure } from "../../components/Disclosure";
import * as panel from "../../components/Panel.module.css";
import { Section } from "../../components/Section";
import { formatFullDay } from "../dates/days";
import { accessQuestionKeys } from "../plan/plan";
import { usePlanSelector } from "../storage/usePlan";
import { PermitInstructions } from "./PermitInstructions";
import { AccessQuestion } from "./AccessQuestion";
import * as styles from "./AccessSection.module.css";

interface AccessSectionProps {
  content: Queries.AccessSectionFragment;
  cities: readonly Queries.PermitCityFragment[];
}

/** Questions about the access of both homes, parking permits, and an email to the building manager. */
export function AccessSection({ content, cities }: AccessSectionProps) {
  const date = usePlanSelector((plan) => plan.date);
  return (
    <Section heading={content.heading} intro={<p>{content.text}</p>}>
      <div className={styles.sides}>
        <AccessSide {...{ cities, date }} side="from" id="doors" />
        <AccessSide {...{ cities, date }} side="to" />
        <ManagerEmail date={formatFullDay(date) || "a date to be set"} />
      </div>
    </Section>
  );
}

interface AccessSideProps extends Pick<AccessSectionProps, "cities"> {
  side: "from" | "to";
  id?: string;
  date: string;
}

/** Distance to the truck, in feet, above which movers charge a long carry. */
const longCarryFeet = 75;

function AccessSide({ side, id, cities, date }: AccessSideProps) {
  const access = usePlanSelector((plan) => plan[side]);
  const heading =
    side === "from" ? "Where you’re moving from" : "Where you’re moving to";
  return (
    <Disclosure
      id={id}
      className={panel.folding}
      summary={
        <h3>
          {heading}{" "}
          <span className={styles.city} dir="auto">
            {access.city}
          </span>
        </h3>
      }
    >
      <fieldset>
        <legend className="visually-hidden">{heading}</legend>
        {accessQuestionKeys.map((detail) => (
          <AccessQuestion
            key={detail}
            side={side}
            detail={detail}
            value={access[detail] ?? ""}
            cities={cities.map(({ name }) => name)}
          />
        ))}
        <div role="status">
          {Number(access.distance) > longCarryFeet && (
            <p className="note">
              More than 75 feet is a long carry. Tell your mover before moving
              day.
            </p>
          )}
          <PermitInstructions
            key={access.city}
            date={date}
            city={cities.find(({ name }) => name === access.city)}
          />
        </div>
      </fieldset>
    </Disclosure>
  );
}

/**
 * An email to the building's manager, to copy or send.
 * @param date in words
 */
function ManagerEmail({ date }: { date: string }) {
  const textRef = useRef<HTMLPreElement>(null);
  const text = `Hello,

I am moving on ${date} at [your address and unit]. Could you tell me:

- which days and hours moves are allowed, and whether there is a deposit
- how to book the elevator or the loading dock, and who has its key and pads
- the elevator’s size inside and the width of its door
- the longest and tallest truck that fits at the dock
- whether floors and walls have to be covered
- whether you need a certificate of insurance from the mover, by when, and where to send it
- the exact name and address of the certificate holder, any additional insured, and the limits it has to show

Thank you!`;
  return (
    <Disclosure
      summary={<h3>An email to your building manager</h3>}
      className={panel.folding}
      data-unprinted
    >
      <p>Copy it, or open it in your email app, and fill in what’s missing.</p>
      <pre ref={textRef} className={styles.text}>
        {text}
      </pre>
      <CopyOrEmail
        text={text}
        textRef={textRef}
        labels={{ copy: "Copy the email", email: "Open in your email app" }}
        subject={`Moving on ${date}`}
      />
    </Disclosure>
  );
}

export const query = graphql`
  fragment AccessSection on DoorSection {
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
