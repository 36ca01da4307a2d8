import { prefill } from "../../src/quote/prefill";
import { known } from "../support/knownPages";

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
    expect(prefill(query, undefined, known)).toEqual(fields);
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
    expect(prefill(query, undefined, known)).toEqual({});
  });

  test("is taken for what is right in it", () => {
    expect(prefill("?moveSize=7bedroom&city=tacoma", undefined, known)).toEqual(
      {
        message: "Tacoma: ",
      },
    );
  });
});

describe("the page before the form", () => {
  test.each([
    ["/locations/pierce-county/tacoma", { message: "Tacoma: " }],
    ["/services/packing-services", { message: "Packing Services: " }],
    ["/locations/pierce-county", {}],
    ["/tacoma", {}],
    ["/", {}],
  ])("%s says what a request is about", (from, fields) => {
    expect(prefill("", from, known)).toEqual(fields);
  });

  test("is asked where the address is silent", () => {
    const from = "/locations/pierce-county/tacoma";
    expect(prefill("?service=packing-services", from, known)).toEqual({
      message: "Packing Services, Tacoma: ",
    });
    expect(prefill("?city=nowhere", from, known)).toEqual({});
  });
});
