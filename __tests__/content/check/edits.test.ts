import { checkContent } from "../../../src/content/check/checkContent";
import { readContent } from "../../../src/content/read/readContent";
import type { ContentFile } from "../../../src/content/model/contentFile";
import { fixtureContent } from "../../fixture/content";
import {
  changed,
  cityFile,
  postFile,
  today,
} from "../../support/contentFactories";

let content: Awaited<ReturnType<typeof readContent>>;

beforeAll(async () => {
  content = await readContent(fixtureContent);
});

const fileAt = (path: string) =>
  content.files.find((file) => file.path === path)!;

/** A picture of the fixture. */
const image = () => fileAt("cities/everett.md").frontMatter.image;

type Edit = (files: readonly ContentFile[]) => readonly ContentFile[];

const remove =
  (path: string): Edit =>
  (files) =>
    files.filter((file) => file.path !== path);

/** What editors do every month, and the places of the faults that it makes. */
const edits: Readonly<Record<string, [edit: Edit, faults: string[]]>> = {
  "the company changes its name, phone number and hours": [
    (files) =>
      files.map((file) =>
        file.path === "settings/company.md"
          ? changed(file, {
              name: "Cedar Ridge Movers, LLC",
              phone: "(564) 555-0133",
              hours: {
                days: "Tuesday to Friday",
                opens: "7:30 AM",
                closes: "6:00 PM",
              },
            })
          : file,
      ),
    [],
  ],
  "a city is added": [
    (files) => [
      ...files,
      cityFile({
        name: "Cedar Falls",
        county: "snohomish-county",
        services: [],
        image: image(),
        location: { latitude: 47.9, longitude: -122.1 },
      }),
    ],
    [],
  ],
  "a draft and a scheduled post are begun": [
    (files) => [
      ...files,
      postFile({ name: "Not Ready", draft: true, image: image() }),
      postFile({ name: "Not Yet", date: "2027-03-01", image: image() }),
    ],
    [],
  ],
  "a city is removed to which other files refer": [
    remove("cities/everett.md"),
    [
      "content/counties/snohomish-county.md area.body",
      "content/counties/snohomish-county.md body",
      "content/pages/home.md areas.cities.0",
      "content/posts/everett-living-guide.md body",
      "content/posts/everett-living-guide.md city",
      "content/testimonials/jane.md city",
    ],
  ],
  "a city is renamed, and a menu turned round": [
    (files) =>
      files.map((file) => {
        if (file.path === "cities/edmonds.md")
          return changed(file, { name: "Edmonds by the Sea" });
        if (file.path !== "settings/navigation.md") return file;
        const main = file.frontMatter.main as unknown[];
        return changed(file, { main: main.toReversed() });
      }),
    [],
  ],
};

test.each(Object.entries(edits))("%s", (_what, [edit, places]) => {
  const { faults } = checkContent(
    { ...content, files: edit(content.files) },
    today,
  );
  const found = faults.map(({ file, field }) => `${file} ${field}`);
  expect(found.sort()).toEqual(places);
});
