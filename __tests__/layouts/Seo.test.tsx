import { renderToString } from "react-dom/server";
import { capturingHead, takeHead } from "../../src/layouts/capturedHeads";
import { Seo } from "../../src/layouts/Seo";

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
