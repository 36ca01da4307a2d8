import { renderToString } from "react-dom/server";
import { capturingHead, takeHead } from "../../src/layouts/capturedHeads";
import { Seo } from "../../src/layouts/Seo";
import { imageData, picture } from "../support/render";

const page = { title: "Movers in Tacoma", description: "How we move you." };

function headOf(element: React.ReactNode, path = "/x") {
  renderToString(capturingHead(element, path));
  const head = takeHead(path)!;
  return [head.htmlAttributes, head.title, head.meta, head.link]
    .map(String)
    .join("\n");
}

test("says title with the company's name, description, language and canonical address", () => {
  const head = headOf(<Seo {...page} path="/locations/pierce-county/tacoma" />);
  expect(head).toContain('lang="en"');
  expect(head).toContain(">Movers in Tacoma | Sound &amp; Summit</title>");
  expect(head).toContain('name="description" content="How we move you."');
  expect(head).toContain(
    'rel="canonical" href="https://www.soundandsummit.example/locations/pierce-county/tacoma"',
  );
  expect(head).not.toMatch(/robots|keywords/);
});

test("keywords where they are given", () => {
  expect(
    headOf(<Seo {...page} path="/" keywords={["movers", "Tacoma"]} />),
  ).toContain('name="keywords" content="movers, Tacoma"');
});

test("the picture of the first screen is fetched early, by browsers that read AVIF", () => {
  const head = headOf(<Seo {...page} path="/" image={picture("A bridge")} />);
  expect(head.match(/<link[^>]*preload[^>]*>/g)).toEqual([
    expect.stringMatching(
      /as="image" type="image\/avif" imagesizes="1200px" imagesrcset="\/1200x900.avif 1200w" fetchpriority="high"/i,
    ),
  ]);
});

test("a picture of two crops is fetched in the one that the screen shows", () => {
  const hero = { ...picture("A bridge"), narrow: imageData(750, 500) };
  const head = headOf(<Seo {...page} path="/" image={hero} />);
  const preloads = head.match(/<link[^>]*preload[^>]*>/g) ?? [];
  expect(
    preloads.map((link) =>
      [/media="([^"]*)"/, /srcset="([^"]*)"/i].map(
        (attribute) => attribute.exec(link)?.[1],
      ),
    ),
  ).toEqual([
    ["(max-width: 767.98px)", "/750x500.avif 750w"],
    ["(min-width: 768px)", "/1200x900.avif 1200w"],
  ]);
});

test("a page without an address is kept out of search engines", () => {
  const head = headOf(<Seo {...page} />);
  expect(head).toContain('name="robots" content="noindex"');
  expect(head).not.toContain("canonical");
});

test("pages rendered side by side keep their own heads", () => {
  renderToString(capturingHead(<Seo {...page} path="/a" />, "/a"));
  renderToString(capturingHead(<Seo {...page} path="/b" />, "/b"));
  expect(String(takeHead("/a")?.link)).toContain('.example/a"');
  expect(String(takeHead("/b")?.link)).toContain('.example/b"');
});
