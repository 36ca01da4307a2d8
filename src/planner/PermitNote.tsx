import { interpolate } from "../site/interpolate";
import { askBy } from "./askBy";
import * as styles from "./Doors.module.css";
import { fullDay } from "./days";

interface PermitNoteProps {
  doors: Queries.DoorsFragment;
  city: Queries.PermitCityFragment | undefined;
  /** Moving date, or empty. */
  date: string;
}

/** How to reserve curb space in a city, and by when to ask. */
export function PermitNote({ doors, city, date }: PermitNoteProps) {
  if (!city?.parking) return null;
  const { office, permit, url, lead } = city.parking;
  const when = !lead
    ? doors.askEarly
    : date
      ? interpolate(doors.askBy, { date: fullDay(askBy(date, lead)) })
      : doors.askBefore;
  return (
    <p className={styles.note}>
      <a href={url}>
        {permit
          ? interpolate(doors.permit, { permit, office })
          : interpolate(doors.callFirst, { office })}
      </a>{" "}
      <strong>{when}</strong>
    </p>
  );
}
