import { checkContent } from "../../../src/content/check/checkContent";
import { adviceText } from "../../../src/content/model/faults";
import type { ContentFile } from "../../../src/content/model/contentFile";
import {
  changed,
  cityFile,
  countyFile,
  navigationFile,
  pictures,
  postFile,
  serviceFile,
  wholeContent,
} from "../../support/contentFactories";

const today = "2026-12-01";

/** The places of the faults and the beginnings of their remedies. */
const faultsWith = (...files: ContentFile[]) =>
  checkContent({ files: wholeContent(...files), pictures }, today).faults.map(
    ({ file, field, ...advice }) =>
      `${file.replace("content/", "")} ${field}: ${adviceText(advice, "file").slice(0, 20)}`,
  );

const draftCity = cityFile({ name: "Gig Harbor", draft: true });
const path = "/locations/pierce-county/gig-harbor";
const body = `Read about [Gig Harbor](${path}).`;

test.each([
  [postFile({ city: "gig-harbor" }), "posts/moving-to-tacoma.md city"],
  [postFile({}, { body }), "posts/moving-to-tacoma.md body"],
  [
    navigationFile({ footer: [{ label: "Gig Harbor", path }] }),
    "settings/navigation.md footer.0.path",
  ],
])("a published file can't name a draft: %#", (file, place) => {
  expect(faultsWith(draftCity, file)).toEqual([
    expect.stringMatching(new RegExp(`^${place}: This .* is a dr`)),
  ]);
});

test("a draft may name drafts and published pages", () => {
  const both = `${body} And [Tacoma](/locations/pierce-county/tacoma).`;
  const post = postFile({ draft: true, city: "gig-harbor" }, { body: both });
  expect(faultsWith(draftCity, post)).toEqual([]);
});

test("a county can't be a draft while its cities are published", () => {
  const king = countyFile({ name: "King County", fips: "53033", draft: true });
  const seattle = cityFile({ name: "Seattle", county: "king-county" });
  expect(faultsWith(king, seattle)).toEqual([
    "cities/seattle.md county: This county is a dra",
  ]);
  expect(faultsWith(king, changed(seattle, { draft: true }))).toEqual([]);
});

test.each([
  ["2026-12-02", ["services/local-moving.md body: This page is schedul"]],
  ["2026-12-01", []],
])("a post of %s, linked on 1 December: %j", (date, faults) => {
  const link = { body: "[Read on](/blog/moving-to-tacoma)" };
  expect(faultsWith(postFile({ date }), serviceFile({}, link))).toEqual(faults);
});

test("a scheduled post may be linked from pages that are not published earlier", () => {
  const second = (date: string) =>
    postFile({ name: "Second", date }, { body: "[Read on](/blog/first)" });
  const first = postFile({ name: "First", date: "2026-12-05" });
  expect(faultsWith(first, second("2026-12-05"))).toEqual([]);
  expect(faultsWith(first, second("2026-12-04"))).toHaveLength(1);
});
