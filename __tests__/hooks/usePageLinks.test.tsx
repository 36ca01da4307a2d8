/** @jest-environment jsdom */
import { usePageLinks } from "../../src/hooks/usePageLinks";
import { render, screen } from "../support/render";

function Name({ path }: { path: string }) {
  const linkTo = usePageLinks();
  return <p>{linkTo({ heading: "A heading", path }).name}</p>;
}

test.each([
  ["in the top navigation", "/about", "About"],
  ["in one of its menus", "/locations", "Locations"],
  ["in the footer only", "/blog", "Blog"],
  ["in no menu", "/nowhere", "A heading"],
])("a page that is linked %s has the name from there", (_where, path, name) => {
  render(<Name path={path} />);
  expect(screen.getByRole("paragraph")).toHaveTextContent(name);
});
