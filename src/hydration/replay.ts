/** An input, or a select or text area, which have less. */
type Field = HTMLInputElement & { readonly options?: HTMLOptionsCollection };

const isToggle = ({ type }: Field) => type === "checkbox" || type === "radio";

/** What the HTML gave a field; `false` for a radio button that isn't chosen. */
function initialOf(field: Field): string | boolean {
  const { type, checked, defaultChecked, defaultValue, options } = field;
  if (isToggle(field)) return defaultChecked && (checked || type !== "radio");
  const chosen = field.querySelector<HTMLOptionElement>("[selected]");
  return (chosen ?? options?.[0])?.value ?? defaultValue;
}

const stateOf = (field: Field) => ({
  field,
  now: isToggle(field) ? field.checked : field.value,
  before: initialOf(field),
  hasFocus: field === document.activeElement,
  range: [field.selectionStart ?? null, field.selectionEnd] as const,
});

let noted: (readonly [key: string, ReturnType<typeof stateOf>])[] = [];
const noting = new AbortController();

/** The fields of the page, by keys that outlast their elements. */
function fieldsByKey(): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  const all = "main :is(input, select, textarea)";
  for (const field of document.querySelectorAll<Field>(all)) {
    let key = `${field.name} ${isToggle(field) ? field.value : ""}`;
    while (fields.has(key)) key += "+";
    fields.set(key, field);
  }
  return fields;
}

/** Notes what visitors enter before React listens. */
export function noteEntries(): void {
  const note = () => {
    // React replaces the fields of a page that the browser has translated.
    if (noted.some(([, { field }]) => !field.isConnected)) return;
    noted = Array.from(fieldsByKey(), ([key, field]) => [key, stateOf(field)]);
  };
  note();
  for (const type of ["input", "change", "focusin", "selectionchange"])
    addEventListener(type, note, { capture: true, signal: noting.signal });
}

/** Enters it again as a visitor would, so that React hears of it. */
export function replayEntries(): void {
  noting.abort();
  const fields = fieldsByKey();
  for (const [key, { field: last, now, before, hasFocus, range }] of noted) {
    const field = fields.get(key);
    // The quote form reads its own, which may have been filled in since.
    const isRead = field === last && field.form?.method === "post";
    if (!field || isRead) continue;
    if (now !== before) enter(field, now, before);
    if (hasFocus) field.focus({ preventScroll: true });
    if (hasFocus && range[0] !== null) field.setSelectionRange(...range);
  }
}

function enter(field: Field, now: string | boolean, before: string | boolean) {
  // React reports what differs from what its own setter was last given.
  Object.assign(field, { [isToggle(field) ? "checked" : "value"]: before });
  if (isToggle(field)) {
    field.click();
    return;
  }
  Reflect.set(Object.getPrototypeOf(field) as Field, "value", now, field);
  for (const type of ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}
