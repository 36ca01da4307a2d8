import { Fragment } from "react";
import type { ComponentType } from "react";
import type { Control, ControlClass, ControlProps } from "./decapApi";
import type { OpenForm } from "./openForm";

/** The inputs that the content model's fields get. */
const widgets = [
  "string",
  "text",
  "markdown",
  "number",
  "boolean",
  "datetime",
  "select",
  "relation",
  "image",
  "list",
  "object",
];

/** An input that tells the form of its changes and shows its faults. */
const watched = (Base: ControlClass, form: OpenForm) =>
  class extends Base implements Control {
    // The content check validates instead: Decap would refuse unfinished drafts,
    // and refuse a field out of sight without a word.
    validate = () => undefined;
    getValidateValue = () => [];

    override componentDidMount() {
      super.componentDidMount?.();
      form.add(this);
    }

    override componentDidUpdate(...previous: readonly unknown[]) {
      super.componentDidUpdate?.(...previous);
      form.refreshSoon();
    }

    override componentWillUnmount() {
      super.componentWillUnmount?.();
      form.remove(this);
    }

    override render() {
      return window.h(
        Fragment,
        { key: form.drawn(this) },
        super.render(),
        form.messages.below(this),
      );
    }
  };

/** Replaces Decap's validation by the content check, in all inputs. */
export function watchControls(form: OpenForm): void {
  for (const name of widgets) {
    const widget = window.CMS.getWidget(name);
    widget.control = watched(
      widget.control as unknown as ControlClass,
      form,
    ) as unknown as ComponentType<ControlProps>;
  }
}
