import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { controlBox } from "./controlBox";
import { FormPanel } from "./FormPanel";
import type { OpenForm } from "./openForm";

/** Keeps a panel above the open form, which says what is wrong in it. */
export function showFormPanel(form: OpenForm): void {
  const element = document.createElement("section");
  element.className = "form-panel";
  element.setAttribute("aria-label", "What to know of this form");
  const root = createRoot(element);

  form.watch(() => {
    const [control] = form.topControls;
    const inputs = control && controlBox(control)?.parentElement;
    if (inputs && element.nextElementSibling !== inputs) inputs.before(element);
    if (!inputs) element.remove();
    root.render(createElement(FormPanel, { form }));
  });
}
