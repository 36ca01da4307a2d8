import { checkedFile } from "../../../src/content-check/checkedFile";
import type { ContentFile } from "../../../src/content-model/contentFile";
import { pictureFaults } from "../../../src/content-check/rules/pictureFaults";
import {
  aboutFile,
  cityFile,
  picture,
  postFile,
  today,
} from "../../support/contentFactories";

const megabyte = 1024 * 1024;
const checked = (file: ContentFile) => checkedFile(file, today)!;
const city = checked(cityFile());

/** The faults of a city's picture with these measurements. */
const faultsOf = (width: number, height: number, bytes = megabyte) =>
  pictureFaults([city], new Map([[picture, { width, height, bytes }]]));

test.each([
  ["landscape", 1600, 900],
  ["landscape of a camera", 6000, 4000],
  ["portrait", 1200, 1600],
  ["portrait of a telephone", 3024, 4032],
  ["square", 1600, 1600],
])("a picture may be a %s: %d × %d", (_name, width, height) => {
  expect(faultsOf(width, height)).toEqual([]);
});

test.each([
  ["landscape too short", 1599, 1200],
  ["portrait too short", 1200, 1599],
  ["portrait too narrow", 1199, 2000],
  ["panorama too low", 4000, 899],
])("no picture is a %s: %d × %d", (_name, width, height) => {
  expect(faultsOf(width, height)).toEqual([
    {
      file: "content/cities/tacoma.md",
      field: "image.src",
      value: `/${picture}`,
      remedy: `Use a larger picture: this one has ${width} × ${height} pixels. It needs 1600 on the longer side, and at least 1200 × 900.`,
    },
  ]);
});

test("the fault of a picture over 8 MB suggests a smaller export", () => {
  expect(faultsOf(6000, 4000, 8 * megabyte)).toEqual([]);
  const [fault] = faultsOf(6000, 4000, 8.4 * megabyte);
  expect(fault?.remedy).toBe(
    "Export it smaller, such as 2400 pixels wide at quality 80: this file has 8.4 MB, and the limit is 8 MB.",
  );
});

test("a file that can't be read as a picture is a fault", () => {
  expect(faultsOf(0, 0)[0]?.remedy).toContain("can't be read as a picture");
});

test("a picture's fault is reported once, at its first use", () => {
  const files = [checked(aboutFile()), city, checked(postFile())];
  const small = new Map([[picture, { width: 10, height: 10, bytes: 10 }]]);
  expect(
    pictureFaults(files, small).map(({ file, field }) => [file, field]),
  ).toEqual([["content/pages/about.md", "story.image.src"]]);
});

test("a missing picture is left to another rule", () => {
  expect(pictureFaults([city], new Map())).toEqual([]);
});
