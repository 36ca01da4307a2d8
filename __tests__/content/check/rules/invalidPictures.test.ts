import { checkContent } from "../../../../src/content/check/checkContent";
import {
  fixtureFiles,
  fixturePictures,
  fixedToday,
} from "../../../support/fixtureFiles";

const megabyte = 1024 * 1024;
const picture = "images/share.jpg";

/** Errors of the content if a picture has these measurements. */
const errorsOf = (width: number, height: number, bytes = megabyte) =>
  checkContent(
    {
      files: fixtureFiles,
      pictures: new Map([
        ...fixturePictures,
        [picture, { width, height, bytes }],
      ]),
    },
    fixedToday,
  ).errors;

test.each([
  ["landscape", 1600, 900],
  ["portrait of a telephone", 3024, 4032],
  ["narrow portrait", 1200, 1600],
])("a picture may be a %s: %d × %d", (_name, width, height) => {
  expect(errorsOf(width, height, 8 * megabyte)).toEqual([]);
});

test.each([
  [1599, 1200, 1, "this one has 1599 × 1200 pixels"],
  [1199, 2000, 1, "at least 1200 × 900"],
  [4000, 899, 1, "at least 1200 × 900"],
  [6000, 4000, 8.4, "this file has 8.4 MB, and the limit is 8 MB"],
  [0, 0, 1, "can't be read as a picture"],
])(
  "%d × %d pixels in %d MB is an error where the picture is used first: %s",
  (width, height, megabytes, message) => {
    expect(errorsOf(width, height, megabytes * megabyte)).toEqual([
      expect.objectContaining({
        file: "content/settings/company.md",
        fieldPath: "shareImage.src",
        value: `/${picture}`,
        message: expect.stringContaining(message) as string,
      }),
    ]);
  },
);
