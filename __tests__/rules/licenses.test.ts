import { readBuilt } from "../support/builtFiles";

const notices = readBuilt("/licenses.txt");

test.each([
  "@gatsbyjs/reach-router",
  "formik",
  "gatsby",
  "react",
  "react-dom",
  "react-helmet",
  "react-toastify",
  "zod",
  "zod-formik-adapter",
  "Jost",
  "Figtree",
])("licenses.txt has the notice of %s", (name) => {
  expect(notices.split("\n")).toContain(name);
});
