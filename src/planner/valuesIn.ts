/**
 * What is entered in the named fields of a part of a page, by their names. It is
 * no form: pages with forms fetch their scripts ahead, for a visitor who sends one.
 */
export const valuesIn = (part: HTMLElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      part.querySelectorAll<
        HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
      >("input[name], select[name], textarea[name]"),
      ({ name, value }) => [name, value],
    ),
  );
