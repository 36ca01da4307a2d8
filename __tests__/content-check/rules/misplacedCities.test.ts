import { misplacedCities } from "../../../src/content-check/rules/misplacedCities";
import { countyBounds } from "../../../src/components/map/countyBounds";
import { cityFile, countyFile } from "../../support/contentFactories";
import { entryOf } from "../../support/parsedContent";

const faultsWith = (latitude: number, longitude: number) =>
  misplacedCities(
    [countyFile(), cityFile({ location: { latitude, longitude } })].map(
      entryOf,
    ),
    countyBounds,
  );

test("a city inside its county is no fault", () => {
  expect(faultsWith(47.25, -122.44)).toEqual([]);
});

test("a city of a missing county is left to another rule", () => {
  expect(misplacedCities([entryOf(cityFile())], countyBounds)).toEqual([]);
});

test("a city on a shore just outside the outline is no fault", () => {
  expect(faultsWith(47.33, -122.58)).toEqual([]);
});

test("the fault of a city in another county tells where its own is", () => {
  expect(faultsWith(47.6062, -122.3321)).toEqual([
    {
      file: "content/cities/tacoma.md",
      field: "location",
      value: { latitude: 47.6062, longitude: -122.3321 },
      remedy:
        "Correct it: Pierce County lies at latitude 46.7 to 47.4 and longitude -122.8 to -121.4.",
    },
  ]);
});
