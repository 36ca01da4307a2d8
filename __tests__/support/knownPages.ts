import type { Known } from "../../src/quote/prefill";

/** A service and a city that the quote form knows. */
export const known: Known = {
  services: [
    {
      slug: "packing-services",
      name: "Packing Services",
      path: "/services/packing-services",
    },
  ],
  cities: [
    {
      slug: "tacoma",
      name: "Tacoma",
      path: "/locations/pierce-county/tacoma",
    },
  ],
};
