import { httpsAddress } from "../commonFields";
import { list, number, object, optional, text } from "../fields";
import { kind } from "../kind";

export const company = kind({
  name: "Company",
  label: "Company",
  file: "settings/company.md",
  fields: {
    name: text("Name", { min: 2, max: 60 }),
    shortName: text("Short name", { min: 2, max: 20 }),
    tagline: text("Tagline", { min: 10, max: 120 }),
    phone: text("Phone", {
      pattern: {
        matches: /^\(\d{3}\) \d{3}-\d{4}$/,
        says: "a number such as (253) 555-0142",
      },
    }),
    email: text("E-mail", {
      pattern: {
        matches: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
        says: "an e-mail address",
      },
    }),
    street: optional(text("Street address", { min: 5, max: 80 })),
    city: text("City", { min: 2, max: 40 }),
    state: text("State", {
      pattern: { matches: /^[A-Z]{2}$/, says: "two capitals such as WA" },
    }),
    zip: text("ZIP", {
      pattern: { matches: /^\d{5}$/, says: "five digits in quotes" },
    }),
    hours: object("Hours", "Hours", {
      days: text("Days", { min: 3, max: 60 }),
      opens: text("Opens", { min: 4, max: 10 }),
      closes: text("Closes", { min: 4, max: 10 }),
    }),
    founded: number("Founded", { integer: true, min: 1900, max: 2100 }),
    utcPermit: optional(
      text("UTC household goods permit", { min: 2, max: 30 }),
    ),
    usdot: optional(
      text("USDOT number", {
        pattern: { matches: /^\d{5,8}$/, says: "5 to 8 digits in quotes" },
      }),
    ),
    mc: optional(
      text("MC number", {
        pattern: { matches: /^\d{5,8}$/, says: "5 to 8 digits in quotes" },
      }),
    ),
    social: list(
      "Social links",
      object("SocialLink", "Link", {
        name: text("Name", { min: 2, max: 30 }),
        url: optional(
          httpsAddress("Without it the footer says that it is coming soon."),
        ),
      }),
    ),
  },
  body: "none",
});
