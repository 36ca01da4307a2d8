import type { ComponentProps } from "react";
import { useToday } from "../hooks/useToday";

/**
 * Whether a field holds only a part of a date: one without its day, or with the first
 * digits of its year, as 2027 is 0002 at first. Its value isn't meant yet.
 */
export const isHalfTyped = (field: {
  type: string;
  value: string;
  validity: ValidityState;
}): boolean =>
  field.type === "date" &&
  (field.validity.badInput || field.value.startsWith("0"));

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
