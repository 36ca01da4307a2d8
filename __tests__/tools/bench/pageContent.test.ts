import { parse } from "node-html-parser";
import { contentOf } from "../../../src/tools/bench/pageContent";

const page = (body: string) =>
  contentOf(
    parse(
      `<html><head><title>Not counted</title></head><body>${body}</body></html>`,
    ),
  );

test("text counts, with whitespace collapsed", () => {
  expect(page("<p>Two \n  words</p>").characters).toBe("Two words".length);
});

test("link addresses, alternative texts and map outlines count", () => {
  const { characters } = page(
    '<a href="/about" class="link">Us</a><img alt="A hill"><path d="M0 0z"></path>',
  );
  expect(characters).toBe("/aboutUsA hillM0 0z".length);
});

test("scripts and styles don't count", () => {
  const { characters } = page(
    "<script>let a = 1;</script><style>p { color: red }</style><p>Text</p>",
  );
  expect(characters).toBe("Text".length);
});

test("a picture counts once, whatever its sources", () => {
  const picture = "<picture><source><source><img></picture>";
  expect(page(picture + picture).pictures).toBe(2);
});
