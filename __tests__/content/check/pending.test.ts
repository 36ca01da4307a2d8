import { checkContent } from "../../../src/content/check/checkContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { formatFaults } from "../../../src/content/model/faults";
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

const faultsWith = (...files: ContentFile[]) =>
  checkContent({ files: wholeContent(...files), pictures }, today).faults;

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

  test("may refer and link to drafts and to published pages", () => {
    const post = postFile(
      { draft: true, city: "gig-harbor" },
      { body: `${linking} And [Tacoma](/locations/pierce-county/tacoma).` },
    );
    expect(faultsWith(draftCity, post)).toEqual([]);
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
