import type { ComponentProps } from "react";
import { useToday } from "../hooks/useToday";

interface FutureDateInputProps extends ComponentProps<"input"> {
  /** Whether no date is entered. Styles then hide the date of today that WebKit shows. */
  isEmpty: boolean;
}

/** An input for a date from today on. */
export const FutureDateInput = ({
  isEmpty,
  ...input
}: FutureDateInputProps) => (
  <input
    {...input}
    type="date"
    data-empty={isEmpty || undefined}
    min={useToday() || undefined}
    // Limits the year to four digits.
    max="9999-12-31"
  />
);
