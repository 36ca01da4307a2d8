/** @jest-environment jsdom */
import { loadDraft, saveDraft } from "../../../src/quote/form/useQuoteDraft";
import { parseQueryValues } from "../../../src/quote/form/QuoteSubject";
import { findSpamReason } from "../../../src/quote/inbox/limits/findSpamReason";
import { createResponse } from "../../../src/quote/inbox/responses/createResponse";
import {
  quoteOptions,
  replaceRetiredValue,
  retiredValues,
} from "../../../src/quote/request/quoteOptions";
import { fieldRows } from "../../../src/quote/request/quoteRequest";
import { getDisplayValue } from "../../../src/quote/request/quoteTexts";
import releasedValues from "../../../src/quote/request/releasedValues.json";
import { sentRequest, validValues } from "../../support/quoteRequests";
import { receiverContent, quoteTexts } from "../../support/quoteTexts";

describe.each(Object.entries(quoteOptions))(
  "the choices of %s",
  (field, options) => {
    const offered: readonly string[] = Object.values(options);
    const released = releasedValues[field as keyof typeof releasedValues];
    const retired = retiredValues
      .filter((each) => each.field === field)
      .map(({ value }) => value);

    test("releasedValues.json has each that is offered, in this order: add a new one there", () => {
      const releasedOffers = released.filter((value) =>
        offered.includes(value),
      );
      expect(releasedOffers).toEqual(offered);
    });

    test("each that was ever offered is offered, or retired in quoteOptions.ts", () => {
      const current = [...offered, ...retired];
      expect(released.filter((value) => !current.includes(value))).toEqual([]);
    });

    test("each that is retired was released and isn't offered, but its successor is", () => {
      expect(retired.filter((value) => !released.includes(value))).toEqual([]);
      expect(retired.filter((value) => offered.includes(value))).toEqual([]);
      for (const value of retired)
        expect([...offered, ""]).toContain(replaceRetiredValue(field, value));
    });
  },
);

describe("with retired values", () => {
  const request = { ...sentRequest, moveSize: "loft", referralSource: "radio" };
  const valuesOf = ({ moveSize, referralSource }: typeof validValues) => [
    moveSize,
    referralSource,
  ];

  beforeAll(() => {
    (retiredValues as (typeof retiredValues)[number][]).push(
      { field: "moveSize", value: "loft", successor: "studio" },
      { field: "referralSource", value: "radio", label: "Radio" },
    );
  });

  test("a request is displayed with the successor's label or the former one", () => {
    const displayValues = fieldRows
      .flat()
      .filter(({ control }) => control === "select")
      .map((field) => getDisplayValue(field, request[field.name], quoteTexts));
    expect(displayValues).toEqual(["Studio", "Radio"]);
  });

  test("a request from an open tab is no spam", () => {
    const message = "Our home: https://zillow.com/b/1";
    expect(findSpamReason({ ...request, message }, "")).toBeUndefined();
  });

  test("a draft, a link and the page without scripts have the successor, or nothing chosen", async () => {
    const { moveSize, referralSource } = request;
    saveDraft({
      values: { ...validValues, moveSize, referralSource },
      byHand: [],
    });
    expect(valuesOf(loadDraft().values)).toEqual(["studio", ""]);
    expect(parseQueryValues("?moveSize=loft")).toEqual({ moveSize: "studio" });
    const { body } = await createResponse(
      { status: 422, submittedValues: request },
      true,
      () => Promise.resolve(receiverContent),
    );
    const selected = [...body.matchAll(/value="(\w*)" selected/g)];
    expect(selected.map(([, value]) => value)).toEqual(["studio", ""]);
  });
});
