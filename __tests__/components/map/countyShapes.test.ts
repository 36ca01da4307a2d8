import { county } from "../../../src/content-model/kinds/county";
import {
  countyCodes,
  countyShape,
} from "../../../src/components/map/countyShapes";

const pattern = county.fields.fips.pattern!.matches;

test("the content model accepts exactly the codes of Washington's counties", () => {
  const codes = Array.from({ length: 100_000 }, (_, index) =>
    String(index).padStart(5, "0"),
  );
  expect(codes.filter((code) => pattern.test(code))).toEqual(
    countyCodes("53").sort(),
  );
});

test.each([
  ["53053", "Pierce"],
  ["53033", "King"],
  ["53067", "Thurston"],
  ["53035", "Kitsap"],
])("%s is %s County", (code, name) => {
  expect(countyShape(code).properties.name).toBe(name);
});

test("an unknown code is an error", () => {
  expect(() => countyShape("53054")).toThrow("no county with the code 53054");
});
