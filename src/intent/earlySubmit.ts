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

/** Says at the window that the scripts of forms won't start. */
const noScripts = "noscripts";

/** Leaves forms to the browser, also those sent already. */
export function leaveFormsToBrowser(): void {
  dispatchEvent(new Event(noScripts));
}

/**
 * Holds back forms that are sent before they are ready, until they are or are
 * left to the browser.
 */
export function holdEarlySubmits(): void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener(
    noScripts,
    () => {
      listening.abort();
      const sent = document.querySelectorAll<HTMLFormElement>(
        "form[data-sending=early]",
      );
      for (const form of sent) {
        // Scripts that come after all must not send it again.
        delete form.dataset.sending;
        form.submit();
      }
    },
    { signal },
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (stateOf(form) === "ready") return;
      event.preventDefault();
      // The form may listen already, but not yet know what stands in it.
      event.stopPropagation();
      if (stateOf(form) === "early") return;
      setState(form, "early");
      setTimeout(leaveFormsToBrowser, patience);
    },
    { capture: true, signal },
  );
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
