import { httpsAddress } from "../commonFields";
import { image, list, number, object, optional, text } from "../fields";
import type { TextField } from "../fields";
import { kind } from "../kind";
import { clockTime, dayRange } from "../../site/openingHours";

/** A fact that tokens are replaced by, so it can't contain tokens itself. */
const fact = (label: string, options: Partial<TextField>): TextField =>
  text(label, { ...options, plain: true });

const time = (label: string): TextField =>
  fact(label, {
    pattern: { matches: clockTime, says: "a time such as 9:00 AM" },
  });

/** Path of the company's settings below `content/`. */
export const settingsFile = "settings/company.md";

export const company = kind({
  name: "Company",
  label: "Company",
  file: settingsFile,
  fields: {
    name: fact("Name", { min: 2, max: 60 }),
    shortName: fact("Short name", { min: 2, max: 20 }),
    tagline: fact("Tagline", { min: 10, max: 120 }),
    phone: fact("Phone", {
      pattern: {
        matches: /^\(\d{3}\) \d{3}-\d{4}$/,
        says: "a number such as (206) 555-0199",
      },
    }),
    email: fact("E-mail", {
      pattern: {
        matches: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
        says: "an e-mail address",
      },
    }),
    street: optional(fact("Street address", { min: 5, max: 80 })),
    city: fact("City", { min: 2, max: 40 }),
    state: fact("State", {
      pattern: { matches: /^[A-Z]{2}$/, says: "two capitals such as WA" },
    }),
    zip: fact("ZIP", {
      pattern: { matches: /^\d{5}$/, says: "five digits in quotes" },
    }),
    hours: object("Hours", "Hours", {
      days: fact("Days", {
        pattern: {
          matches: dayRange,
          says: "a day of the week, or two with “to” between, such as Monday to Friday",
        },
      }),
      opens: time("Opens"),
      closes: time("Closes"),
    }),
    founded: number("Founded", { integer: true, min: 1900, max: 2100 }),
    utcPermit: optional(
      fact("UTC household goods permit", { min: 2, max: 30 }),
    ),
    usdot: optional(
      fact("USDOT number", {
        pattern: { matches: /^\d{5,8}$/, says: "5 to 8 digits in quotes" },
      }),
    ),
    mc: optional(
      fact("MC number", {
        pattern: { matches: /^\d{5,8}$/, says: "5 to 8 digits in quotes" },
      }),
    ),
    social: list(
      "Social links",
      object("SocialLink", "Link", {
        name: fact("Name", { min: 2, max: 30 }),
        url: optional(
          httpsAddress("Without it the footer marks the link as coming soon."),
        ),
      }),
    ),
    shareImage: image("Picture for shared links to pages without a picture"),
  },
  body: "none",
});
