import { withHeadingIds } from "../../src/graphql/withHeadingIds";

test("the id is made from a heading's text, without markup and entities", () => {
  expect(withHeadingIds("<h2>Movers <em>&#x26;</em> Sons</h2>")).toEqual({
    html: '<h2 id="movers-sons">Movers <em>&#x26;</em> Sons</h2>',
    headings: [{ id: "movers-sons", value: "Movers & Sons", depth: 2 }],
  });
});

test("everything else stays unchanged", () => {
  const html =
    '<p>One<br>two &#x3C; <img src="/a.jpg" alt="">, {phone}</p>\n<pre><code>&#x3C;h2>\n</code></pre>\n<hr>';
  expect(withHeadingIds(html)).toEqual({ html, headings: [] });
});
