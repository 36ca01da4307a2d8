/**
 * A form may be sent before the scripts that send it have arrived. This is what
 * the page's first script and the form tell each other of it, by the form's
 * `data-sending`: "early" where a visitor has sent it and nobody has taken it
 * up; "ready" where the form itself listens.
 */
type Sending = "early" | "ready";

const stateOf = (form: HTMLFormElement) =>
  form.dataset.sending as Sending | undefined;

function setState(form: HTMLFormElement, state: Sending): void {
  form.dataset.sending = state;
}

/** How long a form waits for its scripts before the browser sends it. Milliseconds. */
export const patience = 10_000;

/**
 * Holds back forms that are sent before they are ready.
 * @returns a function that leaves them to the browser, for good
 */
export function holdEarlySubmits(): () => void {
  const held = new Set<HTMLFormElement>();
  const listening = new AbortController();
  const giveUp = () => {
    listening.abort();
    for (const form of held) if (stateOf(form) === "early") form.submit();
  };
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (stateOf(form) === "ready") return;
      event.preventDefault();
      setState(form, "early");
      held.add(form);
      setTimeout(giveUp, patience);
    },
    { capture: true, signal: listening.signal },
  );
  return giveUp;
}

/**
 * Says that a form now listens.
 * @returns whether it was sent before
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = stateOf(form) === "early";
  setState(form, "ready");
  return early;
}
