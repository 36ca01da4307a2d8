/** @jest-environment jsdom */
import { ConsumerGuides } from "../../../../src/components/sections/shared/ConsumerGuides";
import { render, screen } from "../../../support/render";

const english = {
  language: "en",
  name: "English",
  url: "https://a.example/en",
};
const spanish = {
  language: "es",
  name: "Español",
  url: "https://a.example/es",
};

const shown = () =>
  screen.getAllByRole("link").map((link) => ({
    href: link.getAttribute("href"),
    hreflang: link.getAttribute("hreflang"),
    languages: Array.from(
      link.querySelectorAll("[lang]"),
      (name) => `${name.getAttribute("lang")}: ${name.textContent}`,
    ),
  }));

test("each language has a link to its own guide", () => {
  render(<ConsumerGuides guides={[english, spanish]} />);
  expect(shown()).toEqual([
    { href: english.url, hreflang: "en", languages: ["en: English"] },
    { href: spanish.url, hreflang: "es", languages: ["es: Español"] },
  ]);
});

test("a page with several languages has one link that claims none of them", () => {
  render(
    <ConsumerGuides guides={[english, { ...spanish, url: english.url }]} />,
  );
  expect(shown()).toEqual([
    {
      href: english.url,
      hreflang: null,
      languages: ["en: English", "es: Español"],
    },
  ]);
});

test.each([undefined, null, []])("with %j there is no section", (none) => {
  const { container } = render(<ConsumerGuides guides={none} />);
  expect(container).toBeEmptyDOMElement();
});
