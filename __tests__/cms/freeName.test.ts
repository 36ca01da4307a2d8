import { freeName } from "../../src/cms/editor/preparePicture";

test.each([
  ["IMG_2041.JPG", "jpg", "img-2041.jpg"],
  ["Grandma's Café (1).jpeg", "jpg", "grandma-s-cafe-1.jpg"],
  ["no ending", "webp", "no-ending.webp"],
  ["東京.jpg", "jpg", "picture.jpg"],
  ["Truck.png", "jpg", "truck-3.jpg"],
])("%j, as %s, is named %s", (name, ending, made) => {
  const taken = ["truck.jpg", "truck-2.jpg"];
  expect(freeName(name, ending, (one) => taken.includes(one))).toBe(made);
});
