import type { ComponentProps } from "react";
import { useToday } from "../hooks/useToday";

interface DateInputProps extends ComponentProps<"input"> {
  /** Whether no date is entered, so that styles can hide what WebKit shows then. */
  isEmpty: boolean;
}

/** A field for a day from today on. */
export const DateInput = ({ isEmpty, ...input }: DateInputProps) => (
  <input
    {...input}
    type="date"
    data-empty={isEmpty || undefined}
    min={useToday() || undefined}
    // Keeps the year at four digits.
    max="9999-12-31"
  />
);
