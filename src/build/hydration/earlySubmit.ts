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

/**
 * Has the button of a form show whether it is being sent, as the form itself
 * does once it listens. The words are in the button's `data-idle` and
 * `data-busy`.
 */
function showSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button[data-busy]");
  if (!button) return;
  const { idle = "", busy = "" } = button.dataset;
  button.disabled = isSending;
  button.textContent = isSending ? busy : idle;
}

/** How long a form waits for its scripts before the browser sends it. Milliseconds. */
export const scriptsTimeoutMs = 10_000;

/** Says at the window that the scripts of forms won't start. */
const noScripts = "noscripts";

/** Leaves forms to the browser, also those sent already. */
export function leaveFormsToBrowser(): void {
  dispatchEvent(new Event(noScripts));
}

/**
 * Has the browser send a form, which leads to another page. The button can be
 * used again where that fails and the page stays, and where the visitor comes
 * back to it.
 */
function sendByBrowser(form: HTMLFormElement): void {
  // Scripts that come after all must not send it again.
  delete form.dataset.sending;
  form.submit();
  setTimeout(showSending, scriptsTimeoutMs, form, false);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showSending(form, false);
  });
}

/**
 * Holds back forms that are sent before they are ready, until they are or are
 * left to the browser.
 */
export function holdEarlySubmits(): void {
  const listening = new AbortController();
  const { signal } = listening;
  // Firefox keeps a button disabled over a reload.
  for (const form of document.forms) showSending(form, false);
  addEventListener(
    noScripts,
    () => {
      listening.abort();
      document
        .querySelectorAll<HTMLFormElement>("form[data-sending=early]")
        .forEach(sendByBrowser);
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
      showSending(form, true);
      setTimeout(leaveFormsToBrowser, scriptsTimeoutMs);
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
  // From here on the form itself says so.
  if (early) showSending(form, false);
  return early;
}
