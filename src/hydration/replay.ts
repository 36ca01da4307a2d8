/** An input, or a select or text area, which have less. */
type Field = HTMLInputElement & { readonly options?: HTMLOptionsCollection };

/** What a field has, what the HTML gave it, and what is selected in it. */
function stateOf(field: Field) {
  const { type, value, checked, options, selectionStart: start } = field;
  const isRadio = type === "radio";
  const chosen = field.querySelector<HTMLOptionElement>("[selected]");
  return {
    field,
    ...(isRadio || type === "checkbox"
      ? { now: checked, before: field.defaultChecked && (checked || !isRadio) }
      : {
          now: value,
          before: (chosen ?? options?.[0])?.value ?? field.defaultValue,
        }),
    hasFocus: field === document.activeElement,
    range: [start ?? null, field.selectionEnd] as const,
  };
}

/** The fields of the page, by keys that outlast their elements. */
function readFields() {
  const states = new Map<string, ReturnType<typeof stateOf>>();
  const all = "main :is(input, select, textarea)";
  for (const field of document.querySelectorAll<Field>(all)) {
    const state = stateOf(field);
    let key = `${field.name} ${typeof state.now === "boolean" && field.value}`;
    while (states.has(key)) key += "+";
    states.set(key, state);
  }
  return states;
}

let noted: ReturnType<typeof readFields> = new Map();
const noting = new AbortController();

/** Notes what visitors enter before React listens. */
export function noteEntries(): void {
  const note = () => {
    // React replaces the fields of a page that the browser translated.
    const isSame = [...noted.values()].every(({ field }) => field.isConnected);
    if (isSame) noted = readFields();
  };
  note();
  for (const type of ["input", "change", "focusin", "selectionchange"])
    addEventListener(type, note, { capture: true, signal: noting.signal });
}

/** Enters it again as a visitor would, so that React hears of it. */
export function replayEntries(): void {
  noting.abort();
  const fields = readFields();
  for (const [key, { now, before, hasFocus, range }] of noted) {
    const field = fields.get(key)?.field;
    if (!field) continue;
    if (now !== before) {
      const isToggle = typeof now === "boolean";
      // React reports what differs from what its own setter was last given.
      Object.assign(field, isToggle ? { checked: before } : { value: before });
      if (isToggle) field.click();
      else
        Reflect.set(Object.getPrototypeOf(field) as Field, "value", now, field);
      for (const type of ["input", "change"])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (hasFocus) field.focus({ preventScroll: true });
    if (hasFocus && range[0] !== null) field.setSelectionRange(...range);
  }
}
