import {
  countyCodes,
  countyShape,
} from "../../../src/components/map/countyShapes";
import { county } from "../../../src/content/model/kinds/county";

test("the content model accepts exactly the codes of Washington's counties", () => {
  const pattern = county.fields.fips.pattern!.matches;
  const codes = Array.from({ length: 100_000 }, (_, index) =>
    String(index).padStart(5, "0"),
  );
  expect(codes.filter((code) => pattern.test(code))).toEqual(
    countyCodes("53").sort(),
  );
  expect(countyShape("53053").properties.name).toBe("Pierce");
});
