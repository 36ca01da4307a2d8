import { createUniqueFileName } from "../../../src/cms/editor/preparePicture";

test.each([
  ["IMG_2041.JPG", "img-2041.jpg"],
  ["Grandma's Café (1).jpeg", "grandma-s-cafe-1.jpg"],
  ["Zürich & Genève.jpg", "zurich-geneve.jpg"],
  ["no ending", "no-ending.jpg"],
  ["東京.jpg", "everett.jpg"],
  ["Truck.png", "truck-3.jpg"],
])("the picture %j is named %s", (name, fileName) => {
  const taken = ["truck.jpg", "truck-2.jpg"];
  expect(
    createUniqueFileName(name, (one) => taken.includes(one), "everett"),
  ).toBe(fileName);
});
