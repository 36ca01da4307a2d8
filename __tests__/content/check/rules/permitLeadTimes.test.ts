import { latePermitTasks } from "../../../../src/content/check/rules/permitLeadTimes";
import type { RuleFile } from "../../../../src/content/check/rule";
import { city } from "../../../../src/content/model/contentTypes/city";

/** Errors of a city with a lead time, and a timeline with the permit's task in a step. */
const errors = (days: number, step: number) => {
  const files = [
    {
      contentType: city,
      file: "tacoma.md",
      data: { parking: { lead: { days, kind: "calendar" } } },
      values: [],
    },
    {
      file: "tips.md",
      values: [
        { fieldPath: `timeline.steps.${step}.weeksBefore`, value: 4 },
        {
          fieldPath: `timeline.steps.${step}.tasks.1.asksForPermit`,
          value: true,
        },
      ],
    },
  ];
  return latePermitTasks({ files: files as unknown as RuleFile[] } as never);
};

test("a permit can be asked for when the step of its task begins, even after a long weekend", () => {
  expect(errors(25, 1)).toEqual([]);
  expect(errors(26, 1)).toHaveLength(1);
});

test("whoever begins with the first step can't be earlier", () => {
  expect(errors(60, 0)).toEqual([]);
});
