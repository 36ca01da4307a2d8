import { linkRemedy } from "../../content/check/markdown/linkAddress";
import { shownPage } from "./linkedPages";
import type { LinkedPage } from "./linkedPages";

const styles = {
  dialog:
    "width:min(34rem,calc(100vw - 2rem));box-sizing:border-box;border:0;border-radius:8px;padding:20px 24px;font:15px/1.5 system-ui,sans-serif;color:#1a1c22;background:#fff;box-shadow:0 8px 40px rgb(0 0 0/35%)",
  heading: "margin:0 0 12px;font-size:20px",
  label: "display:block;margin:0 0 12px;font-weight:600",
  input:
    "display:block;width:100%;box-sizing:border-box;margin:4px 0 0;padding:8px 10px;border:1px solid #767b8a;border-radius:5px;font:inherit;color:inherit;background:#fff",
  hint: "margin:-8px 0 12px;font-size:13px;color:#5d626f",
  buttons: "display:flex;flex-wrap:wrap;gap:10px;margin:16px 0 0",
  button:
    "padding:8px 16px;border:1px solid #767b8a;border-radius:5px;font:inherit;color:inherit;background:#fff;cursor:pointer",
  main: "padding:8px 16px;border:1px solid #17627a;border-radius:5px;font:inherit;color:#fff;background:#17627a;cursor:pointer",
};

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style: string,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.style.cssText = style;
  made.append(...children);
  return made;
}

const matches = ({ title, path }: LinkedPage, words: string) =>
  `${title} ${path}`.toLowerCase().includes(words.trim().toLowerCase());

/**
 * Asks where a link should lead: to a page, chosen by its title, or to another
 * address.
 * @param current the address that the link has now, if any
 * @returns the address, empty to remove the link; `undefined` if nothing is to change
 */
export function askForAddress(
  pages: readonly LinkedPage[],
  current: string,
): Promise<string | undefined> {
  const address = element("input", styles.input, {
    type: "text",
    value: current,
    required: true,
    autocomplete: "off",
  });
  const search = element("input", styles.input, {
    type: "search",
    autocomplete: "off",
  });
  const list = element("select", styles.input, { size: 8 });
  const show = () =>
    list.replaceChildren(
      ...pages
        .filter((page) => matches(page, search.value))
        .map((page) =>
          element(
            "option",
            "",
            { value: page.path, selected: page.path === address.value },
            shownPage(page),
          ),
        ),
    );
  show();
  search.addEventListener("input", show);
  list.addEventListener("change", () => {
    address.value = list.value;
    address.setCustomValidity("");
  });
  address.addEventListener("input", () =>
    address.setCustomValidity(linkRemedy(address.value) ?? ""),
  );
  const submit = (value: string, label: string, style: string) =>
    element("button", style, { type: "submit", value }, label);
  const remove = submit("remove", "Remove the link", styles.button);
  const cancel = submit("cancel", "Cancel", styles.button);
  remove.formNoValidate = true;
  cancel.formNoValidate = true;
  remove.hidden = !current;
  const form = element(
    "form",
    "",
    { method: "dialog" },
    element("h2", styles.heading, { id: "link-dialog" }, "Link"),
    element("label", styles.label, {}, "Find a page of this site", search),
    element("label", styles.label, {}, "Pages", list),
    element("label", styles.label, {}, "Address", address),
    element(
      "p",
      styles.hint,
      {},
      "Choose a page, or write an address that begins with https://.",
    ),
    element(
      "div",
      styles.buttons,
      {},
      submit("link", "Set the link", styles.main),
      remove,
      cancel,
    ),
  );
  const dialog = element("dialog", styles.dialog, {}, form);
  dialog.setAttribute("aria-labelledby", "link-dialog");
  list.addEventListener("dblclick", () => form.requestSubmit());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      const { returnValue } = dialog;
      if (returnValue === "link") resolve(address.value.trim());
      else resolve(returnValue === "remove" ? "" : undefined);
    });
  });
}
