import { cityFile, postFile } from "../../support/contentFactories";
import { entryOf, faultIn, faultsIn } from "../../support/parsedContent";

const image = { src: "/images/cities/tacoma.jpg", alt: "The Tacoma Dome" };

describe("dates", () => {
  test("2026-05-12 is valid", () => {
    const date = "2026-05-12";
    expect(entryOf(postFile({ date })).data.date).toBe(date);
  });

  const anyDay = "Write a date such as 2026-05-12.";
  const noDay = "There is no such day: look it up in a calendar.";

  test.each([
    ["12 May 2026", anyDay],
    ["05/12/2026", anyDay],
    ["2026-5-12", anyDay],
    ["2026-05-12T00:00:00.000Z", anyDay],
    ["2026-05-12T08:30:00.000Z", anyDay],
    ["2026-13-01", noDay],
    ["2026-02-30", noDay],
    [20260512, anyDay],
  ])("%p is invalid", (date, remedy) => {
    expect(faultIn(postFile({ date }))).toMatchObject({
      field: "date",
      value: date,
      remedy,
    });
  });

  test("29 February is valid in leap years only", () => {
    expect(faultsIn(postFile({ date: "2028-02-29" }))).toEqual([]);
    expect(faultsIn(postFile({ date: "2026-02-29" }))).toHaveLength(1);
  });
});

describe("pictures", () => {
  test("need alternative text", () => {
    const { field, remedy } = faultIn(cityFile({ image: { src: image.src } }));
    expect(field).toBe("image.alt");
    expect(remedy).toMatch(/^Add it: 5 to 200 characters/);
  });

  test("need alternative text that is long enough", () => {
    const alt = "   \n   ";
    expect(faultIn(cityFile({ image: { ...image, alt } })).field).toBe(
      "image.alt",
    );
  });

  test.each([
    "/photos/tacoma.jpg",
    "https://example.com/tacoma.jpg",
    "images/tacoma.jpg",
    "/images/../tacoma.jpg",
    "/images/Tacoma.JPG",
    "/images/tacoma.svg",
  ])("can't be at %s", (src) => {
    expect(faultIn(cityFile({ image: { ...image, src } }))).toMatchObject({
      field: "image.src",
      remedy: expect.stringMatching(/^Write the path of a picture/) as string,
    });
  });

  test("have no other fields", () => {
    const fault = faultIn(cityFile({ image: { ...image, atl: "A dome" } }));
    expect(fault).toMatchObject({
      field: "image.atl",
      remedy: 'Remove it: there is no such field here. Did you mean "alt"?',
    });
  });
});
