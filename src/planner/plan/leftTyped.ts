/** The name and value of a field that is filled in or ticked. */
export type Typed = readonly [name: string, value: string];

/** Under this name a device keeps what was entered on a page that nobody adopted. */
const key = "moving-plan-typed";

interface PlanWindow {
  /** Set once the plan has what was entered on the page. */
  hasPlanTyped?: boolean;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is entered in a part of the page, but for fields of forms. */
export const typedIn = (part: ParentNode): Typed[] =>
  Array.from(
    part.querySelectorAll<Field>("input[name], select[name], textarea[name]"),
  ).flatMap((field) =>
    !field.form &&
    (field instanceof HTMLInputElement && field.type === "checkbox"
      ? field.checked
      : field.value)
      ? [[field.name, field.value] as const]
      : [],
  );

export const markAdopted = (): void =>
  void Object.assign(window, { hasPlanTyped: true } satisfies PlanWindow);

/**
 * Keeps what is entered on the page, which its scripts haven't adopted yet.
 * @returns false if something would be lost, because storage is denied
 */
export function keepTyped(): boolean {
  const { hasPlanTyped } = window as PlanWindow;
  const typed = hasPlanTyped ? [] : typedIn(document);
  try {
    if (typed.length > 0) localStorage.setItem(key, JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps what was entered when a visitor leaves the page before its scripts have
 * come. The next page with the plan adopts it, see {@link takeLeft}.
 */
export const keepTypedOnLeaving = (): void =>
  addEventListener("pagehide", keepTyped);

/** Takes what {@link keepTyped} kept; whoever takes it adopts it. */
export function takeLeft(): Typed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    localStorage.removeItem(key);
    return Array.isArray(kept)
      ? kept.filter(
          (entry): entry is Typed =>
            Array.isArray(entry) &&
            entry.length === 2 &&
            entry.every((part) => typeof part === "string"),
        )
      : [];
  } catch {
    return [];
  }
}

/**
 * Enters it again before React starts, where the same page was opened anew. What was
 * sought is not sought again.
 */
export function enterAgain(typed: readonly Typed[]): void {
  for (const [name, value] of typed)
    for (const field of document.getElementsByName(name)) {
      if (field instanceof HTMLSelectElement) field.value = value;
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.type === "checkbox") field.checked ||= field.value === value;
      else if (!["radio", "search"].includes(field.type)) field.value = value;
    }
}
