import type { KnownPages } from "../../src/quote/form/prefill";
import { pages } from "../fixture/content";

/** A service and a city that the quote form knows. */
export const known: KnownPages = {
  services: [
    {
      slug: "packing-services",
      name: "Packing Services",
      path: pages.otherService,
    },
  ],
  cities: [{ slug: "everett", name: "Everett", path: pages.city }],
};
