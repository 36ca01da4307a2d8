import type { ComponentProps } from "react";
import { useToday } from "../hooks/useToday";
import "./FutureDateInput.module.css";

interface FutureDateInputProps extends ComponentProps<"input"> {
  /**
   * Whether the input is empty. Styles then hide today's date, which WebKit shows in an
   * empty input.
   */
  isEmpty: boolean;
}

/** A date input that accepts today and later days. */
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
