import { formHere } from "./formAddress";

/**
 * Says when a form is opened that another tab has open, too. Decap keeps one backup for
 * both, so that after a crash the words of one are lost.
 */
export function warnDuplicateTab(): void {
  let leave = (): void => undefined;
  let form: string | undefined;

  function enter(): void {
    const next = formHere();
    if (next === form) return;
    leave();
    form = next;
    if (!next) return;
    void navigator.locks.request(next, { ifAvailable: true }, (lock) => {
      if (form !== next) return undefined;
      if (lock)
        return new Promise<void>((resolve) => {
          leave = resolve;
        });
      window.alert(
        "You have this form open in another tab, too. Write in only one of them: if the browser crashes, what you typed in the other is lost.",
      );
      return undefined;
    });
  }

  addEventListener("hashchange", enter);
  enter();
}
