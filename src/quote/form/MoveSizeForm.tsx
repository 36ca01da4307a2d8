import * as button from "../../components/Button.module.css";
import { routes } from "../../site/routes";
import { quoteOptions } from "../request/quoteOptions";
import type { QuoteTexts } from "../request/quoteTexts";
import * as fieldStyles from "../../components/Field.module.css";
import * as styles from "./MoveSizeForm.module.css";

interface MoveSizeFormProps {
  texts: QuoteTexts;
  buttonLabel: string;
}

/**
 * Short form for pages without the quote form: asks for the move size, then opens the quote form
 * with the answer in its URL. Works without scripts, because the browser sends a GET request.
 */
export function MoveSizeForm({ texts, buttonLabel }: MoveSizeFormProps) {
  const { moveSize } = texts.inputs;
  return (
    <form method="get" action={routes.contact} className={styles.form}>
      <label htmlFor="move-size" className={styles.label}>
        {moveSize.label}
      </label>
      <select id="move-size" name="moveSize" className={fieldStyles.control}>
        <option value="">{moveSize.placeholder}</option>
        {Object.entries(quoteOptions.moveSize).map(([name, value]) => (
          <option key={value} value={value}>
            {moveSize.options?.[name]}
          </option>
        ))}
      </select>
      <button className={button.action}>{buttonLabel}</button>
    </form>
  );
}
