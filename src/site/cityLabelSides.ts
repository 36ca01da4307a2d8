/** Where the name of a city may stand on the map, seen from its dot; first the usual. */
export const cityLabelSides = ["right", "left", "above", "below"] as const;

export type CityLabelSide = (typeof cityLabelSides)[number];
