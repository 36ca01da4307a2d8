import type { Phrases } from "./decapApi";

/** Where Decap's words say too little to an editor, or the wrong thing. */
const own: Phrases = {
  editor: {
    editor: {
      confirmLoadBackup:
        "Something that you typed here was not saved. OK fills a new page with it; of a page that exists, it is listed above the preview.",
    },
    editorControlPane: {
      widget: { regexPattern: "Write %{pattern}." },
    },
  },
  ui: {
    toast: {
      onFailToPersist: "%{details}",
      onFailToPublishEntry: "%{details}",
      onFailToDelete: "%{details}",
    },
    errorBoundary: {
      details:
        "The editor has stopped. What you typed is kept in this browser: load this page again. If it happens again, please ",
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
