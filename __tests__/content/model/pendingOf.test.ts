import { city } from "../../../src/content/model/kinds/city";
import { post } from "../../../src/content/model/kinds/post";
import { testimonial } from "../../../src/content/model/kinds/testimonial";
import { pendingOf } from "../../../src/content/model/pendingOf";

const today = "2026-12-01";

test.each([
  ["published", {}, undefined],
  ["published", { draft: false }, undefined],
  ["a draft", { draft: true }, { draft: true }],
])("a city is %s: %o", (_what, data, pending) => {
  expect(pendingOf(city, data, today)).toEqual(pending);
});

test.each([
  ["published on its day", { date: "2026-12-01" }, undefined],
  ["published after it", { date: "2026-01-31" }, undefined],
  [
    "scheduled before it",
    { date: "2026-12-02" },
    { draft: false, scheduled: "2026-12-02" },
  ],
  [
    "scheduled and a draft, both",
    { date: "2027-01-01", draft: true },
    { draft: true, scheduled: "2027-01-01" },
  ],
  ["published while its day is invalid", { date: 12 }, undefined],
])("a post is %s", (_what, data, pending) => {
  expect(pendingOf(post, data, today)).toEqual(pending);
});

test("only posts can be scheduled", () => {
  expect(pendingOf(testimonial, { date: "2027-01-01" }, today)).toBeUndefined();
});
