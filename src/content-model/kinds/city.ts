import { draft, page, questions } from "../commonFields";
import { list, markdown, number, object, reference, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../site/routes";

export const city = kind({
  name: "City",
  label: "City",
  folder: "cities",
  fields: {
    draft,
    ...page,
    county: reference("County", "County"),
    // The limits are those of Washington.
    location: object("Coordinates", "Place on the map, such as the city hall", {
      latitude: number("Latitude", { min: 45.5, max: 49.1 }),
      longitude: number("Longitude", { min: -125, max: -116.9 }),
    }),
    facts: list(
      "At a glance",
      object("CityFact", "Fact", {
        label: text("Label", { min: 3, max: 40 }),
        text: markdown("Text"),
      }),
      { min: 3, max: 6 },
    ),
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
  anchors: ["facts"],
  paths: {
    path: (slug, data) => routes.city(String(data.county), slug),
  },
  templates: { path: "CityPage" },
  backlinks: { posts: { from: "Post", by: "city" } },
});
