import { useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { CopyOrEmail } from "../plan/CopyOrEmail";
import * as styles from "./Doors.module.css";

/** An e-mail to a building's manager. @param date in words */
export function ManagerLetter({ date }: { date: string }) {
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
