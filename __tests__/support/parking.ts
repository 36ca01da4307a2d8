/** How to reserve curb space in a city, with every field. */
export const parking = {
  office: "Gig Harbor Public Works",
  phone: "253-555-0107",
  permit: "Curb Permit",
  url: "https://www.gigharborwa.gov/curb",
  lead: { days: 5, kind: "working", note: "on Main Street" },
  signHours: 72,
  note: "Bring a plan.",
} satisfies Queries.CityParkingFragment;
