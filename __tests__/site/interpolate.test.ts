import {
  companyHtmlValues,
  companyTokens,
  companyValues,
  interpolate,
  tokensIn,
} from "../../src/site/interpolate";

const company = {
  name: "Movers & Sons <Inc.>",
  shortName: "Movers & Sons",
  phone: "(206) 555-0199",
  email: "hello@movers.example",
  city: "Tacoma",
  state: "WA",
  zip: "98445",
  hours: { days: "Monday to Friday", opens: "9:00 AM", closes: "5:00 PM" },
  founded: 2024,
};

describe("filling a text", () => {
  test("replaces every occurrence of a token", () => {
    expect(interpolate("{a} and {b} and {a}", { a: "one", b: "two" })).toBe(
      "one and two and one",
    );
  });

  test("leaves tokens without a value unchanged", () => {
    expect(interpolate("Since {year}", {})).toBe("Since {year}");
  });

  test("accepts an empty value", () => {
    expect(interpolate("[{a}]", { a: "" })).toBe("[]");
  });

  test("inserts values literally", () => {
    expect(interpolate("{a}", { a: "{b} $& $1", b: "no" })).toBe("{b} $& $1");
  });

  test("only treats letters in braces as a token", () => {
    const text = "{} { a } {a-b} {1}";
    expect(interpolate(text, { a: "no", "a-b": "no", 1: "no" })).toBe(text);
  });
});

describe("the tokens of a text", () => {
  test("are listed without braces, in order", () => {
    expect(tokensIn("Call {phone} or {email}, {phone}")).toEqual([
      "phone",
      "email",
      "phone",
    ]);
  });

  test("are an empty list without tokens", () => {
    expect(tokensIn("Call us {now or later")).toEqual([]);
  });
});

describe("the company's facts", () => {
  test("as text have a value for every token", () => {
    expect(companyValues(company)).toEqual({
      company: "Movers & Sons <Inc.>",
      shortName: "Movers & Sons",
      phone: "(206) 555-0199",
      email: "hello@movers.example",
      place: "Tacoma, WA 98445",
      hours: "Monday to Friday, 9:00 AM to 5:00 PM",
      founded: "2024",
    });
    expect(Object.keys(companyValues(company))).toEqual([...companyTokens]);
  });

  const html = companyHtmlValues(company);

  test("in HTML have a value for every token too", () => {
    expect(Object.keys(html)).toEqual([...companyTokens]);
  });

  test("in HTML are escaped", () => {
    expect(html.company).toBe("Movers &#38; Sons &#60;Inc.&#62;");
    expect(
      companyHtmlValues({ ...company, shortName: 'The "Best"' }).shortName,
    ).toBe("The &#34;Best&#34;");
  });

  test("in HTML have links for phone and e-mail", () => {
    expect(html.phone).toBe('<a href="tel:+12065550199">(206) 555-0199</a>');
    expect(html.email).toBe(
      '<a href="mailto:hello@movers.example">hello@movers.example</a>',
    );
  });

  test("in HTML can't end an attribute", () => {
    const email = 'a"onclick="b@movers.example';
    expect(companyHtmlValues({ ...company, email }).email).toBe(
      '<a href="mailto:a&#34;onclick=&#34;b@movers.example">a&#34;onclick=&#34;b@movers.example</a>',
    );
  });
});
