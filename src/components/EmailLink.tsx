import { Fragment } from "react";

/** The parts that must not break: `hello`, `@movers.`, `example`. */
const partsOf = (email: string) =>
  email.match(/@?[^@.]*\.?/g)?.filter(Boolean) ?? [];

/** A link to an e-mail address, which can only break before @ and after dots. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <span>
      {partsOf(email).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
);
