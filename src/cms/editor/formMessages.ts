import type { Fault } from "../../content/model/faults";
import { controlBox } from "./controlBox";
import type { Control } from "./decapApi";

/** An input is not faulted while somebody types in it or hasn't yet. */
function isDone(control: Control, { value }: Fault): boolean {
  const isBlank = value === undefined || value === "";
  return !isBlank && !controlBox(control)?.contains(document.activeElement);
}

/** What is said below the inputs of the open form. */
export class FormMessages {
  #remedies = new Map<Control, readonly string[]>();

  /**
   * Says the faults at their inputs, and takes away those that are gone.
   * @param found each fault with its input
   * @param controls all inputs
   * @param all whether also those are said that somebody has yet to get to
   */
  show(
    found: readonly (readonly [Control, Fault])[],
    controls: Iterable<Control>,
    all: boolean,
  ): void {
    const old = this.#remedies;
    this.#remedies = new Map();
    for (const [control, fault] of found)
      if (all || isDone(control, fault))
        this.#remedies.set(control, [
          ...(this.#remedies.get(control) ?? []),
          fault.remedy,
        ]);
    for (const control of controls) {
      const said = this.#remedies.get(control)?.join();
      if (said !== old.get(control)?.join()) control.forceUpdate();
      const input = document.getElementById(control.props.forID);
      if (said) input?.setAttribute("aria-invalid", "true");
      else input?.removeAttribute("aria-invalid");
    }
  }

  /** What stands below an input: its faults. */
  below(control: Control): ReturnType<typeof window.h> {
    const said = this.#remedies.get(control);
    return (
      said &&
      window.h(
        "p",
        { className: "form-fault", id: `${control.props.forID}-fault` },
        said.join(" "),
      )
    );
  }
}
