import type { PlannerCatalog } from "../../src/planner/estimate/describePlan";
import type { SubjectPage } from "../../src/quote/form/QuoteSubject";
import { pages } from "../fixture/content";

/** Pages of a service and a city that the quote form's subject may link to. */
export const subjectPages: readonly SubjectPage[] = [
  {
    parameter: "service",
    slug: "packing-services",
    name: "Packing Services",
    path: pages.otherService,
  },
  {
    parameter: "city",
    slug: "everett",
    name: "Everett",
    path: pages.city,
  },
];

/** Inventory items and home sizes, for the form's moving plan. */
export const plannerCatalog: PlannerCatalog = {
  rooms: [
    { name: "Parlor", items: [{ id: "sofa", name: "Sofa", cubicFeet: 50 }] },
  ],
  homes: [
    {
      size: "studio",
      name: "Studio",
      cubicFeet: null,
      boxes: { low: 15, high: 35 },
    },
    {
      size: "3bedroom",
      name: "3 bedrooms",
      cubicFeet: null,
      boxes: { low: 60, high: 90 },
    },
  ],
};
