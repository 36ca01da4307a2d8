/** Sides of a city's dot on which the map may write its name; the first is the default. */
export const cityLabelSides = ["right", "left", "above", "below"] as const;

export type CityLabelSide = (typeof cityLabelSides)[number];
