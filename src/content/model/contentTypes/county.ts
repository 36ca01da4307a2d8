import {
  draft,
  heading,
  pageFields,
  questions,
  closingBannerText,
  closingDrawing,
  seoFields,
} from "../commonFields";
import { list, markdown, object, reference, text } from "../fields";
import { defineContentType } from "../contentType";
import { routes } from "../../../site/routes";

/** County code: Washington's state code 53, then an odd number from 001 to 077. */
const fipsField = text("Census code (FIPS)", {
  hint: "Gives the county its outline on the map.",
  pattern: {
    regex: /^530(?:[0-6][13579]|7[1357])$/,
    message:
      "the five-digit Census code (FIPS) of a county of Washington, such as 53053 for Pierce County",
  },
  unique: "FIPS code",
});

export const county = defineContentType({
  name: "County",
  label: "County",
  folder: "counties",
  fields: {
    draft,
    ...pageFields,
    scene: closingDrawing,
    quoteText: closingBannerText,
    fips: fipsField,
    services: list(
      "Services, most asked for first",
      reference("Service", "Service"),
      { min: 1 },
    ),
    nearby: list("Nearby counties", reference("County", "County")),
    questions,
    area: object("CountyArea", "What it is like to move there", {
      ...seoFields,
      heading,
      summary: text("Text on the service areas page", { min: 100, max: 600 }),
      body: markdown("Text"),
    }),
  },
  body: "required",
  anchors: ["nearby"],
  pathPatterns: {
    path: `${routes.locations}/{slug}`,
    areaPath: `${routes.serviceAreas}/{slug}`,
  },
  templates: { path: "CountyPage", areaPath: "ServiceAreaPage" },
  isQuoteSubject: false,
  backlinks: { cities: { from: "City", by: "county" } },
});
