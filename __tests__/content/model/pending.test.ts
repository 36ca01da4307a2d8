import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { formatFaults } from "../../../src/content/model/faults";
import {
  changed,
  cityFile,
  countyFile,
  homeFile,
  navigationFile,
  pictures,
  postFile,
  serviceFile,
  testimonialFile,
  wholeContent,
} from "../../support/contentFactories";

const today = "2026-12-01";

const check = (...files: ContentFile[]) =>
  checkContent({ files: wholeContent(...files), pictures }, today);
const faultsWith = (...files: ContentFile[]) => check(...files).faults;

/** The only fault. */
function faultWith(...files: ContentFile[]) {
  const [fault, ...others] = faultsWith(...files);
  if (!fault || others.length)
    throw new Error(formatFaults(fault ? [fault, ...others] : []));
  return fault;
}

const draftCity = cityFile({ name: "Gig Harbor", draft: true });
const draftPath = "/locations/pierce-county/gig-harbor";
const linking = `Read about [Gig Harbor](${draftPath}).`;

describe("a draft", () => {
  test("that no published file refers to is no fault", () => {
    expect(faultsWith(draftCity)).toEqual([]);
  });

  test("may refer and link to drafts and to published pages", () => {
    const post = postFile(
      { draft: true, city: "gig-harbor" },
      { body: `${linking} And [Tacoma](/locations/pierce-county/tacoma).` },
    );
    expect(faultsWith(draftCity, post)).toEqual([]);
  });

  test("is checked like any other file, but its faults are warnings", () => {
    const { faults, warnings } = check(changed(draftCity, { heading: "x" }));
    expect(faults).toEqual([]);
    expect(warnings.map(({ field }) => field)).toContain("heading");
  });

  test("is a fault in a published file that refers to it", () => {
    expect(faultWith(draftCity, postFile({ city: "gig-harbor" }))).toEqual({
      file: "content/posts/moving-to-tacoma.md",
      field: "city",
      value: "gig-harbor",
      line: undefined,
      remedy: "This city is a draft: publish it first, or name another.",
    });
  });

  test("is a fault in lists of references too", () => {
    const draft = serviceFile({ name: "Packing", draft: true });
    const county = countyFile({ services: ["local-moving", "packing"] });
    expect(faultWith(draft, county).field).toBe("services.1");
    const text = "What it means here, in more than forty characters.";
    const city = cityFile({ services: [{ service: "packing", text }] });
    expect(faultWith(draft, city).field).toBe("services.0.service");
  });

  test("of a county is a fault while its cities are published", () => {
    const king = countyFile({
      name: "King County",
      fips: "53033",
      draft: true,
    });
    const location = { latitude: 47.61, longitude: -122.33 };
    const seattle = cityFile({
      name: "Seattle",
      county: "king-county",
      location,
    });
    expect(faultWith(king, seattle)).toMatchObject({
      file: "content/cities/seattle.md",
      field: "county",
    });
    expect(faultsWith(king, changed(seattle, { draft: true }))).toEqual([]);
  });

  test("is a fault in a menu that links to it", () => {
    const footer = [{ label: "Gig Harbor", path: draftPath }];
    expect(faultWith(draftCity, navigationFile({ footer }))).toEqual({
      file: "content/settings/navigation.md",
      field: "footer.0.path",
      value: draftPath,
      remedy: "This page is a draft: publish it first, or name another.",
    });
  });

  test("is a fault in a published text that links to it", () => {
    const fault = faultWith(draftCity, postFile({}, { body: linking }));
    expect(fault).toMatchObject({
      file: "content/posts/moving-to-tacoma.md",
      field: "body",
      value: draftPath,
    });
    const solutions = { heading: "What we do", body: linking };
    expect(faultWith(draftCity, homeFile({ solutions })).field).toBe(
      "solutions.body",
    );
  });

  test("of a county has neither of the county's pages", () => {
    const king = countyFile({
      name: "King County",
      fips: "53033",
      draft: true,
    });
    for (const path of [
      "/locations/king-county",
      "/resources/service-areas/king-county",
    ]) {
      const body = `[King](${path})`;
      expect(faultWith(king, postFile({}, { body }))).toMatchObject({
        value: path,
      });
    }
  });

  test("can be a testimonial", () => {
    expect(faultsWith(draftCity, testimonialFile({ draft: true }))).toEqual([]);
    expect(
      faultsWith(draftCity, testimonialFile({ city: "gig-harbor" })),
    ).toHaveLength(1);
  });
});

describe("a post with a future date", () => {
  const linkTo = (date: string) =>
    faultsWith(
      postFile({ date }),
      serviceFile({}, { body: "[Read on](/blog/moving-to-tacoma)" }),
    );

  test("is a fault in a published text that links to it", () => {
    expect(linkTo("2026-12-02")).toEqual([
      {
        file: "content/services/local-moving.md",
        field: "body",
        value: "/blog/moving-to-tacoma",
        remedy:
          "This page is scheduled for 2026-12-02: name it from that day on, or publish it earlier.",
      },
    ]);
  });

  test("may be linked from pages that are not published earlier", () => {
    const later = serviceFile({}, { body: "[Read on](/blog/first)" });
    const post = (date: string) =>
      postFile({ name: "Second", date }, { body: later.body });
    const first = postFile({ name: "First", date: "2026-12-05" });
    expect(faultsWith(first, post("2026-12-05"))).toEqual([]);
    expect(faultsWith(first, post("2026-12-04"))).toHaveLength(1);
  });

  test.each(["2026-12-01", "2026-11-30"])(
    "is published on its day and after it: %s",
    (date) => {
      expect(linkTo(date)).toEqual([]);
    },
  );
});
