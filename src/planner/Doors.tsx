import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { Section } from "../components/Section";
import * as tool from "../components/Tool.module.css";
import { useOnClient } from "../hooks/useOnClient";
import { setPlace } from "./changes";
import * as styles from "./Doors.module.css";
import { fullDay } from "./days";
import { ManagerLetter } from "./ManagerLetter";
import { PermitNote } from "./PermitNote";
import { most, placeFields } from "./plan";
import type { PlaceField } from "./plan";
import { planStore, usePlan } from "./usePlan";
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
  const plan = usePlan();

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
              <Question
                key={field}
                name={`${side}.${field}`}
                field={field}
                value={plan[side][field] ?? ""}
                doors={doors}
                cities={cities}
                onAnswer={(answer) =>
                  planStore.update(setPlace(side, field, answer))
                }
              />
            ))}
            {Number(plan[side].distance) >= longCarry && (
              <p className={styles.note}>{doors.longCarry}</p>
            )}
            <PermitNote
              doors={doors}
              date={plan.date}
              city={cities.find(({ name }) => name === plan[side].city)}
            />
          </fieldset>
        ))}
      </div>
      <ManagerLetter
        doors={doors}
        date={fullDay(plan.date) || doors.letterDate}
        isReady={isReady}
      />
    </Section>
  );
}

interface QuestionProps extends DoorsProps {
  name: string;
  field: PlaceField;
  value: string;
  onAnswer: (answer: string) => void;
}

/** One question, with the kind of input that its answer takes. */
function Question({
  name,
  field,
  value,
  doors,
  cities,
  onAnswer,
}: QuestionProps) {
  const { label, hint } = doors[field];
  const common = {
    name,
    value,
    className: tool.control,
    autoComplete: "off",
    "aria-describedby": `${name}-hint`,
    onChange: ({
      target,
    }: React.ChangeEvent<
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    >) => onAnswer(target.value),
  };
  const options =
    field === "city"
      ? [...cities.map((city) => city.name), doors.otherCity]
      : [doors.yes, doors.no];
  return (
    <div className={styles.question}>
      <label className={tool.field}>
        {label}
        {field === "city" || field === "elevator" ? (
          <select {...common}>
            <option value="">{doors.open}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        ) : field === "notes" || field === "parking" ? (
          <textarea {...common} rows={2} maxLength={most.text} />
        ) : (
          <input
            {...common}
            maxLength={most.text}
            {...(field === "distance" && { type: "number", min: 0, max: 9999 })}
          />
        )}
      </label>
      <p id={`${name}-hint`} className={tool.quiet}>
        {hint}
      </p>
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
      office
      permit
      url
      lead {
        days
        kind
      }
    }
  }
`;
