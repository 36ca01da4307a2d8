import { company, pages } from "../fixture/content";
import { builtPage, mainOf, sectionOf, textOf } from "../support/builtPages";
import { headings, linksOf, mainText, quoteButton } from "../support/builtMain";

describe("about", () => {
  test("has story and values", () => {
    expect(headings("/about", "h2").slice(0, 2)).toEqual([
      "Our Story",
      "Our Core Values",
    ]);
    expect(headings("/about", "h3")).toEqual([
      "Family Values",
      "Local Expertise",
      "Professional Excellence",
      "Robin",
    ]);
  });

  test("has the company's facts instead of tokens", () => {
    expect(mainText("/about")).toContain(
      `${company.name} belongs to one family in ${company.place}`,
    );
    expect(mainText("/about")).toContain("It began in 2019");
  });

  test("ends with a link to the quote form", () => {
    expect(linksOf("/about").at(-1)).toEqual(quoteButton("Get a Free Quote"));
  });
});

describe("contact", () => {
  const details = () =>
    textOf(sectionOf(builtPage("/contact"), "Reach us")).split("\n");

  test("has location, phone, e-mail and hours beside the form", () => {
    expect(details()).toEqual([
      "Reach us",
      "Location",
      company.place,
      "Phone",
      company.phone,
      "Email",
      company.email,
      "Hours",
      "Monday to Saturday",
      "8:00 AM to 6:00 PM",
    ]);
    expect(linksOf("/contact")).toEqual(
      expect.arrayContaining([
        { text: company.phone, href: company.tel },
        { text: company.email, href: `mailto:${company.email}` },
      ]),
    );
  });

  test("has one form with the consent text", () => {
    const main = mainOf(builtPage("/contact"));
    expect(main.querySelectorAll("form")).toHaveLength(1);
    expect(linksOf("/contact")).toContainEqual({
      text: "what we do with your details",
      href: pages.privacy,
    });
    expect(mainText("/contact")).toContain(
      `${company.shortName} may get in touch about this request.`,
    );
  });
});

test("the privacy page says that the site's own inbox receives requests", () => {
  expect(mainText("/privacy")).toContain("Our own mailbox in Everett does.");
  expect(mainText("/privacy")).not.toContain("sorts our mail");
});

test("the answers of the company's settings are on the page that asks for them", () => {
  expect(mainText("/privacy")).toContain("We take none.");
  expect(mainText("/accessibility")).not.toContain("We take none.");
});
