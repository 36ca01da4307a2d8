import {
  checked,
  draft,
  heading,
  page,
  questions,
  scene,
  seo,
} from "../commonFields";
import { list, markdown, object, reference, text } from "../fields";
import { kind } from "../kind";
import { routes } from "../../../site/routes";

/** The codes of Washington's 39 counties end in the odd numbers 001 to 077. */
const fips = text("Census code (FIPS)", {
  hint: "Gives the county its outline on the map.",
  pattern: {
    matches: /^530(?:[0-6][13579]|7[1357])$/,
    says: "the five-digit Census code (FIPS) of a county of Washington, such as 53053 for Pierce County",
  },
  unique: "FIPS code",
});

export const county = kind({
  name: "County",
  label: "County",
  folder: "counties",
  fields: {
    draft,
    ...page,
    checked,
    scene,
    fips,
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
      body: markdown("Text"),
    }),
  },
  body: "required",
  anchors: ["nearby"],
  paths: {
    path: routes.county("{slug}"),
    areaPath: routes.serviceArea("{slug}"),
  },
  templates: { path: "CountyPage", areaPath: "ServiceAreaPage" },
  backlinks: { cities: { from: "City", by: "county" } },
});
