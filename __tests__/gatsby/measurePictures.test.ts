import path from "node:path";
import { measurePictures } from "../../src/gatsby/measurePictures";
import { photograph } from "../support/photographs";
import { temporaryFolder } from "../support/temporaryFolder";

async function measured(content: Buffer | string) {
  const folder = await temporaryFolder({ "a.jpg": content });
  const files = new Map([["images/a.jpg", path.join(folder, "a.jpg")]]);
  return (await measurePictures(files)).get("images/a.jpg");
}

test("a picture has its pixels and bytes", async () => {
  const content = await photograph({ width: 60, height: 40 });
  expect(await measured(content)).toEqual({
    width: 60,
    height: 40,
    bytes: content.length,
  });
});

test("a photograph that the camera turned is measured upright", async () => {
  const turned = await photograph({ width: 60, height: 40, orientation: 6 });
  expect(await measured(turned)).toMatchObject({ width: 40, height: 60 });
});

test("a file that is no picture has no pixels", async () => {
  expect(await measured("a text")).toEqual({ width: 0, height: 0, bytes: 6 });
});
