import { headingSlugs } from "../../../src/content/read/markdown/headingSlugs";

describe("ids of headings", () => {
  test("are their words in lower case, with hyphens", () => {
    expect(headingSlugs(["Beyond these ten cities", "I-5 & SR 16"])).toEqual([
      "beyond-these-ten-cities",
      "i-5-sr-16",
    ]);
  });

  test("have no accents", () => {
    expect(headingSlugs(["Cafés in Île-de-Tacoma"])).toEqual([
      "cafes-in-ile-de-tacoma",
    ]);
  });

  test("are numbered if they repeat", () => {
    expect(headingSlugs(["Parking", "Stairs", "Parking", "Parking"])).toEqual([
      "parking",
      "stairs",
      "parking-1",
      "parking-2",
    ]);
  });
});
