/** Where the name of a city may stand on the map, seen from its dot; first the usual. */
export const nameSides = ["right", "left", "above", "below"] as const;

export type NameSide = (typeof nameSides)[number];
