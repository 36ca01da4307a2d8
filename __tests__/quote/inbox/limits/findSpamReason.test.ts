import { findSpamReason } from "../../../../src/quote/inbox/limits/findSpamReason";
import { sentRequest } from "../../../support/quoteRequests";

const reasonOf = (changes: Partial<typeof sentRequest>) =>
  findSpamReason({ ...sentRequest, ...changes }, "");

const outside = "a link outside the message";
const code = "links written as HTML";
const sells = "a link and words that spam uses";
const foreign = "a link and choices that the form doesn't have";

test.each<[string, Partial<typeof sentRequest>]>([
  [outside, { name: "Cheap https://evil.example" }],
  [outside, { moveSize: "www.evil.example" }],
  [code, { message: "Buy <a href='http://a.example'>here</a> now" }],
  [code, { message: "Buy [URL=http://a.example]here[/URL] now" }],
  [sells, { message: "We do SEO services. See http://a.example for prices" }],
  [sells, { message: "Лучшее казино онлайн: https://a.example" }],
  [foreign, { message: "Visit http://a.example", moveSize: "xyzzy" }],
  [foreign, { message: "Visit http://a.example", referralSource: "1" }],
  [foreign, { message: "Visit http://a.example", moveFromDate: "soon" }],
])("probable spam is %s: %j", (why, changes) => {
  expect(reasonOf(changes)).toBe(why);
});

test("probable spam is a request that fills in the hidden field", () => {
  expect(findSpamReason(sentRequest, "x")).toBe("filled in a hidden field");
});

const [zillow, album] = [
  "https://zillow.com/b/1",
  "https://photos.app.goo.gl/2",
];

test.each<Partial<typeof sentRequest>>([
  {},
  { message: `From ${zillow}, and pictures of it all at ${album}` },
  {
    message: `${zillow}\nhttps://redfin.com/3 https://maps.app.goo.gl/4 ${album}`,
  },
  { message: `Мы переезжаем из Такомы: ${zillow} и ${album}, третий этаж` },
  { message: `我们要搬家，从 ${zillow} 到 www.redfin.com/5` },
  {
    message:
      "> On Tue, Ann <ann@example.com> wrote:\n> <https://a.example/b> and <http://c.example>",
  },
  {
    message:
      "I do web design and lead generation, three desks: https://a.example",
  },
  {
    message:
      "The building escorts movers, and its business loan office is next door: https://a.example",
  },
  {
    message:
      "Found you on the first page of Google. A casino table and slots to move. Do you take bitcoin? www.b.example",
  },
  { name: "Ann http-Lee", moveSize: "other", moveFromDate: "2027-03-01" },
  // The link isn't in the message.
  { email: "ann@www.example.com", moveSize: "from an old tab" },
  { source: `https://a.example/?from=${zillow}&to=www.c.example` },
])("a family's request isn't spam: %j", (changes) => {
  expect(reasonOf(changes)).toBeUndefined();
});
