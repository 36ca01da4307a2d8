import { prefill } from "../../src/quote/prefill";

const known = {
  services: [{ slug: "packing-services", name: "Packing Services" }],
  cities: [{ slug: "tacoma", name: "Tacoma" }],
};

describe("a link to the form", () => {
  test.each([
    ["?moveSize=2bedroom", { moveSize: "2bedroom" }],
    ["?service=packing-services", { message: "Packing Services: " }],
    ["?city=tacoma", { message: "Tacoma: " }],
    [
      "?moveSize=studio&city=tacoma&service=packing-services",
      { moveSize: "studio", message: "Packing Services, Tacoma: " },
    ],
  ])("%s fills in what it says", (query, fields) => {
    expect(prefill(query, known)).toEqual(fields);
  });

  test.each([
    "",
    "?",
    "?moveSize=",
    "?moveSize=7bedroom",
    "?moveSize=Studio",
    "?moveSize=toString",
    "?moveSize=__proto__",
    "?service=tacoma",
    "?city=packing-services",
    "?city=Tacoma",
    "?city=<script>alert(1)</script>",
    "?name=Ann&email=a@b.co&message=hello",
  ])("%p fills in nothing", (query) => {
    expect(prefill(query, known)).toEqual({});
  });

  test("is taken for what is right in it", () => {
    expect(prefill("?moveSize=7bedroom&city=tacoma", known)).toEqual({
      message: "Tacoma: ",
    });
  });
});
