/**
 * Visitors may send a form before its scripts have arrived. The page's inline
 * script and the form share a state in the form's `data-sending`: "early" means
 * that the visitor has sent it and the scripts don't know yet, "ready" that the
 * form's own scripts listen.
 */
type Sending = "early" | "ready";

const stateOf = (form: HTMLFormElement) =>
  form.dataset.sending as Sending | undefined;

function setState(form: HTMLFormElement, state: Sending): void {
  form.dataset.sending = state;
}

/**
 * Shows in a form's button whether the form is being sent, as the form does later
 * by itself. The words are in the button's `data-idle` and `data-busy`.
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

/** The event that tells the window that the scripts of forms won't start. */
const noScripts = "noscripts";

/** Lets the browser send forms, including those that wait. */
export function leaveFormsToBrowser(): void {
  dispatchEvent(new Event(noScripts));
}

/**
 * Lets the browser send a form, which leads to another page. The button works
 * again if that fails, and if the visitor comes back to the page.
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
 * Holds back forms that visitors send before the form's scripts listen. They are
 * sent when the scripts listen, or by the browser if the scripts don't come.
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
 * Marks a form as one whose scripts listen.
 * @returns whether the visitor has sent it already
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = stateOf(form) === "early";
  setState(form, "ready");
  // From now on the form itself changes its button.
  if (early) showSending(form, false);
  return early;
}
