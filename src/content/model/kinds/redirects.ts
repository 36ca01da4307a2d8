import { list, object, pageLink, text } from "../fields";
import { kind } from "../kind";

export const redirectSettings = "settings/redirects.md";

export const redirects = kind({
  name: "Redirects",
  label: "Redirects",
  file: redirectSettings,
  fields: {
    redirects: list(
      "Addresses that lead to another page",
      object("Redirect", "Redirect", {
        from: text("Old address", {
          hint: "Of a page that was removed or renamed, or one that people guess.",
          pattern: {
            matches: /^(?:\/[a-z0-9._~-]+)+$/,
            says: "the old address in lower case, with a slash at its start and none at its end, such as /about-us",
          },
          plain: true,
        }),
        to: pageLink("Page that visitors get instead"),
      }),
    ),
  },
  body: "none",
});
