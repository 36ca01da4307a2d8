import { nestByPath } from "../../src/site/nestByPath";

const linkTo = (path: string) => ({ name: path, path });

test("links are below those to the closest pages above them, in their order", () => {
  const paths = ["/b/c/d/e", "/b", "/b/c/d", "/a", "/b/cd", "/b/c", "/b/a"];
  const leaf = (path: string) => ({ ...linkTo(path), children: [] });
  const d = { ...linkTo("/b/c/d"), children: [leaf("/b/c/d/e")] };
  const c = { ...linkTo("/b/c"), children: [d] };
  expect(nestByPath(paths.map(linkTo))).toEqual([
    { ...linkTo("/b"), children: [leaf("/b/cd"), c, leaf("/b/a")] },
    leaf("/a"),
  ]);
});

test("a link without a page above it is at the top", () => {
  const areas = ["/areas/pierce", "/areas/king"].map(linkTo);
  expect(nestByPath(areas).map(({ path }) => path)).toEqual([
    "/areas/pierce",
    "/areas/king",
  ]);
});
