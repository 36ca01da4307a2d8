import { useLayoutEffect, useState } from "react";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOfPage = () =>
  Array.from(
    document.querySelectorAll<Field>("main :is(input, select, textarea)"),
  );

/**
 * Keeps what visitors have entered in a page that the browser translated before
 * React took it over. React doesn't recognize such a page and puts a new one in its
 * place, where the fields would be empty.
 */
export function KeepTyped() {
  // Taken right before React replaces the page.
  const [typed] = useState(() =>
    typeof document === "undefined"
      ? undefined
      : { fields: fieldsOfPage(), focused: document.activeElement },
  );
  // Before the effects that read the fields.
  useLayoutEffect(() => {
    const fields = fieldsOfPage();
    typed?.fields.forEach((old, index) => {
      const field = fields[index];
      if (old.isConnected || field?.name !== old.name) return;
      field.value = old.value;
      if ("checked" in old) (field as HTMLInputElement).checked = old.checked;
      if (old === typed.focused) field.focus({ preventScroll: true });
      // Whether the form was sent; see earlySubmit.ts.
      Object.assign(field.form?.dataset ?? {}, old.form?.dataset);
    });
  }, [typed]);
  return null;
}
