import { list, object, pageLink, text } from "../fields";
import { defineContentType } from "../contentType";

export const redirectSettingsFile = "settings/redirects.md";

export const redirects = defineContentType({
  name: "Redirects",
  label: "Redirects",
  singleFile: redirectSettingsFile,
  fields: {
    redirects: list(
      "Addresses that lead to another page",
      object("Redirect", "Redirect", {
        from: text("Old address", {
          hint: "Of a page that was removed or renamed, or one that people guess.",
          pattern: {
            regex: /^(?:\/[a-z0-9._~-]+)+$/,
            message:
              "the old address in lower case, with a slash at its start and none at its end, such as /about-us",
          },
          noTokens: true,
        }),
        to: pageLink("Page that visitors get instead"),
      }),
    ),
  },
  body: "none",
});
