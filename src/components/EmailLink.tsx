import { Fragment } from "react";

/** What stays on one line: `hello`, `@movers.`, `example`. */
const partsOf = (email: string) =>
  email.match(/@?[^@.]*\.?/g)?.filter(Boolean) ?? [];

/** An address to write to. It breaks before its @ and after its dots only. */
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
