import { heading, page, questions, seo } from "../commonFields";
import { list, markdown, object, reference, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../site/routes";

export const county = kind({
  name: "County",
  label: "County",
  folder: "counties",
  fields: {
    ...page,
    services: list(
      "Services, most asked for first",
      reference("Service", "Service"),
      { min: 1 },
    ),
    nearby: list("Nearby counties", reference("County", "County")),
    questions,
    area: object("CountyArea", "What it is like to move there", {
      ...seo,
      heading,
      summary: text("Text on the service areas page", { min: 100, max: 600 }),
      body: markdown("Body"),
    }),
  },
  body: "required",
  paths: {
    path: (slug) => routes.county(slug),
    areaPath: (slug) => routes.serviceArea(slug),
  },
  backlinks: { cities: { from: "City", by: "county" } },
});
