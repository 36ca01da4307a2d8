import type { ReactNode } from "react";
import { useOnClient } from "../hooks/useOnClient";
import { isoDay } from "../site/isoDay";
import * as styles from "./QuoteForm.module.css";
import type { QuoteField, QuoteFields } from "./quoteRequest";

interface QuoteFieldControlProps {
  field: QuoteField;
  value: string;
  error: string | undefined;
  onChange: React.ChangeEventHandler<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >;
  /** Stands below the control; what has the id `noteId` in it describes it. */
  note?: ReactNode;
}

export const controlId = (name: keyof QuoteFields) => `quote-${name}`;
export const noteId = (name: keyof QuoteFields) => `${controlId(name)}-note`;

/** Today in the visitor's time zone, `YYYY-MM-DD`. */
const today = isoDay();

/** One labelled control with its error below it. */
export function QuoteFieldControl({
  field,
  value,
  error,
  onChange,
  note,
}: QuoteFieldControlProps) {
  const earliest = useOnClient(today, undefined);
  const { name, label } = field;
  const id = controlId(name);
  const errorId = error && `${id}-error`;
  const describedBy = [errorId, note && noteId(name)].filter(Boolean);
  const common = {
    id,
    name,
    value,
    onChange,
    className: styles.control,
    "aria-required": true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy.join(" ") || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {field.control === "input" && (
        <input
          {...common}
          type={field.type}
          placeholder={field.placeholder}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
          min={field.type === "date" ? earliest : undefined}
        />
      )}
      {field.control === "select" && (
        <select {...common}>
          <option value="">{field.placeholder}</option>
          {Object.entries(field.options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
      {field.control === "textarea" && (
        <textarea {...common} placeholder={field.placeholder} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {note}
    </div>
  );
}
