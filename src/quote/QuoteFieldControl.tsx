import { useOnClient } from "../hooks/useOnClient";
import * as styles from "./QuoteForm.module.css";
import type { QuoteField, QuoteFields } from "./quoteRequest";

interface QuoteFieldControlProps {
  field: QuoteField;
  value: string;
  error: string | undefined;
  onChange: React.ChangeEventHandler<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >;
}

export const controlId = (name: keyof QuoteFields) => `quote-${name}`;

/** Today where the visitor is, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());

/** One labelled control with its error below it. */
export function QuoteFieldControl({
  field,
  value,
  error,
  onChange,
}: QuoteFieldControlProps) {
  const earliest = useOnClient(today, undefined);
  const { name, label } = field;
  const id = controlId(name);
  const common = {
    id,
    name,
    value,
    onChange,
    className: styles.control,
    "aria-required": true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
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
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
