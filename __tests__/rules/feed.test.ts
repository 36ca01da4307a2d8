import { parse } from "node-html-parser";
import { readBuilt } from "../support/builtFiles";
import { builtOrigin, builtPages, textOf } from "../support/builtPages";

const origin = builtOrigin();
const xml = readBuilt("/rss.xml");
/** Adapted to the HTML parser, where `link` is empty and names are lower case. */
const feed = parse(
  xml
    .replaceAll(/<(\/?)link>/g, "<$1address>")
    .replaceAll(/<(\/?)pubDate>/g, "<$1published>"),
);

const posts = builtPages().filter(({ path }) => path.startsWith("/blog/"));

/** The text of an element, without CDATA marks. */
const plain = (text = "") => text.replace(/^<!\[CDATA\[|\]\]>$/g, "");

const items = feed.querySelectorAll("item").map((item) => ({
  title: plain(item.querySelector("title")?.innerHTML),
  address: item.querySelector("address")?.text,
  date: new Date(item.querySelector("published")?.text ?? ""),
}));

test("the feed has every post with its heading and canonical URL", () => {
  const wanted = posts.map(({ path, html }) => ({
    title: textOf(html.querySelector("h1")!),
    address: origin + path,
  }));
  const byAddress = (a: { address?: string }, b: { address?: string }) =>
    String(a.address).localeCompare(String(b.address));
  expect(feed.querySelectorAll("channel")).toHaveLength(1);
  expect(
    items.map(({ title, address }) => ({ title, address })).sort(byAddress),
  ).toEqual(wanted.sort(byAddress));
});

test("the newest post comes first", () => {
  const times = items.map(({ date }) => date.getTime());
  expect(times.filter(Number.isNaN)).toEqual([]);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test("it has no relative URLs", () => {
  expect(xml).not.toMatch(/(?:href|src)="\//);
});
