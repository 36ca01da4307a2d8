import type { Phrases } from "./decapApi";

/** Where Decap's words say too little to an editor, or the wrong thing. */
const own: Phrases = {
  ui: {
    toast: { onFailToPersist: "%{details}" },
    errorBoundary: {
      details:
        "The editor has stopped. What you typed is kept: load this page again, and it is back in the form. If it happens again, please ",
    },
  },
};

const merged = (phrases: Phrases, others: Phrases): Phrases => ({
  ...phrases,
  ...Object.fromEntries(
    Object.entries(others).map(([key, other]) => {
      const phrase = phrases[key];
      return typeof other === "object" && typeof phrase === "object"
        ? [key, merged(phrase, other)]
        : [key, other];
    }),
  ),
});

/** Replaces some of Decap's words. */
export function registerOwnWords(): void {
  window.CMS.registerLocale("en", merged(window.CMS.getLocale("en"), own));
}
