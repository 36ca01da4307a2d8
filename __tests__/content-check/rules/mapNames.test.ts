import { mapNames } from "../../../src/content-check/rules/mapNames";
import { cityFile, countyFile, postFile } from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const tacoma = { latitude: 47.2529, longitude: -122.4443 };

/** Cities in a row, `step` degrees apart. */
const row = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) =>
    cityFile({
      name: `Neighbor No. ${index + 1}`,
      location: { ...tacoma, latitude: tacoma.latitude - index * step },
    }),
  );

test("names with enough room get no warning", () => {
  expect(mapNames([countyFile(), ...row(3, 0.1)])).toEqual([]);
});

test("a city whose name would overlap others gets a warning", () => {
  const cities = row(20, 0.001).map(fileWithLines);
  const found = mapNames([countyFile(), ...cities]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(cities.length);
  for (const fault of found)
    expect(fault).toEqual({
      file: expect.stringMatching(/^content\/cities\/neighbor-no-/) as string,
      line: lineOf(cityFile(), "name:"),
      field: "name",
      value: expect.stringMatching(/^Neighbor No\. /) as string,
      remedy: expect.stringContaining("a dot without a name") as string,
    });
});

test("a city whose name would leave the map gets a warning", () => {
  const name = "The City of the Very Long Name by the Sea";
  expect(mapNames([countyFile(), cityFile({ name })])).toEqual([
    expect.objectContaining({ value: name }),
  ]);
});

test("a county that is too small for its name gets a warning", () => {
  const islands = countyFile({ name: "San Juan County", fips: "53055" });
  const farAway = countyFile({ name: "Spokane County", fips: "53063" });
  expect(mapNames([farAway, islands])).toEqual([
    expect.objectContaining({
      file: "content/counties/san-juan-county.md",
      value: "San Juan County",
      remedy: expect.stringContaining("without a name") as string,
    }),
  ]);
});

test("drafts are not on the map", () => {
  const [first, ...others] = row(20, 0.001);
  const drafts = others.map((file) => ({
    ...file,
    frontMatter: { ...file.frontMatter, draft: true },
  }));
  expect(mapNames([countyFile(), first ?? cityFile(), ...drafts])).toEqual([]);
});

test("without a county there is no map", () => {
  expect(mapNames([cityFile(), postFile()])).toEqual([]);
});
