import {
  draft,
  httpsUrlField,
  pageFields,
  questions,
  closingBannerText,
  closingDrawing,
} from "../commonFields";
import {
  choice,
  list,
  markdown,
  number,
  object,
  optional,
  reference,
  text,
} from "../fields";
import { defineContentType } from "../contentType";
import { cityLabelSides } from "../../../site/cityLabelSides";
import { routes } from "../../../site/routes";

/** Permit to reserve space at the curb, with the lead time for applying. */
const parkingField = object("Parking", "Parking permit for the truck", {
  office: text("Office in charge of the street", { min: 5, max: 80 }),
  phone: optional(
    text("Its phone", {
      noTokens: true,
      pattern: {
        regex: /^\d{3}-\d{3}-\d{4}$/,
        message: "a number such as 206-555-0199",
      },
    }),
  ),
  permit: optional(
    text("Name of the permit", {
      hint: "Leave it out if you aren't sure: the page then says to call first.",
      min: 5,
      max: 60,
    }),
  ),
  url: httpsUrlField("The city's own page about the permit"),
  lead: optional(
    object("ParkingLead", "How long ahead to apply", {
      days: number("Days", { integer: true, min: 1, max: 90 }),
      kind: choice("Kind of days", ["working", "calendar"]),
      note: optional(text("When it applies", { min: 5, max: 80 })),
    }),
  ),
  signHours: optional(
    number("How many hours ahead no-parking signs must be up", {
      integer: true,
      min: 1,
      max: 336,
    }),
  ),
  note: optional(text("What else to know", { min: 10, max: 200 })),
});

export const city = defineContentType({
  name: "City",
  label: "City",
  folder: "cities",
  fields: {
    draft,
    ...pageFields,
    scene: closingDrawing,
    quoteText: closingBannerText,
    county: reference("County", "County"),
    // Bounding box of Washington.
    location: object("Coordinates", "Place on the map, such as the city hall", {
      latitude: number("Latitude", { min: 45.5, max: 49.1 }),
      longitude: number("Longitude", { min: -125, max: -116.9 }),
    }),
    nameSide: optional(
      choice(
        "Side of its dot where the map shows the name",
        cityLabelSides,
        "Right by default. Choose another side where names touch on the map.",
      ),
    ),
    facts: list(
      "At a glance",
      object("CityFact", "Fact", {
        label: text("Label", { min: 3, max: 40 }),
        text: markdown("Text"),
      }),
      { min: 3, max: 6 },
    ),
    parking: optional(parkingField),
    services: list(
      "Services",
      object("CityService", "Service", {
        service: reference("Service", "Service"),
        text: text("What it means in this city", { min: 40, max: 400 }),
      }),
      {
        hint: "While it is empty, the page says that services are coming soon.",
      },
    ),
    questions,
  },
  body: "required",
  anchors: ["facts", "parking"],
  pathPatterns: { path: `${routes.locations}/{county}/{slug}` },
  templates: { path: "CityPage" },
  isQuoteSubject: true,
  backlinks: { posts: { from: "Post", by: "city" } },
});
