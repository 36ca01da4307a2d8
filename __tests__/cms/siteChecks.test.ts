import { SiteChecks } from "../../src/cms/editor/siteChecks";
import type { ContentFile } from "../../src/content/model/contentFile";
import { company } from "../fixture/content";
import { fixtureFiles } from "../support/fixtureFiles";

const files = fixtureFiles();
const fileAt = (path: string) => files.find((file) => file.path === path)!;
const city = fileAt("cities/everett.md");
const large = { width: 2000, height: 1500, bytes: 1000 };
const pictures = Object.fromEntries(
  [
    "share",
    "cities/harbor",
    "cities/hill",
    "home/hero",
    "posts/valley",
    "services/boxes",
  ].map((name) => [`images/${name}.jpg`, large]),
);
const known = {
  files,
  pictures,
  released: ["/blog/tides", "/blog/old-name"],
  siteUrl: "https://www.movers.example",
};

/** The checks of an editor whose store has these files by now. */
function connected(stored: () => readonly ContentFile[]) {
  const checks = new SiteChecks(known);
  checks.connect({
    read: () => Promise.resolve(stored()),
    picture: () => Promise.resolve(undefined),
  });
  return checks;
}
const withValues = (path: string, values: object): ContentFile => ({
  ...fileAt(path),
  frontMatter: { ...fileAt(path).frontMatter, ...values },
});
const remedies = (faults: readonly { remedy: string }[]) =>
  faults.map(({ remedy }) => remedy);

test("an unchanged file has no fault", () => {
  expect(new SiteChecks(known).check(city).faults).toEqual([]);
});

test("a phone number in a text is refused", () => {
  const written = { ...city, body: `Call ${company.phone}.` };
  const { faults } = new SiteChecks(known).check(written);
  expect(remedies(faults)).toEqual([
    expect.stringContaining("Write {phone} in its place"),
  ]);
});

test("in a draft it is only a warning", () => {
  const draft = {
    path: "posts/later.md",
    frontMatter: { name: "Later", draft: true },
    body: `Call ${company.phone}.`,
  };
  const { faults, warnings } = new SiteChecks(known).check(draft);
  expect(faults).toEqual([]);
  expect(remedies(warnings)).toContainEqual(
    expect.stringContaining("Write {phone} in its place"),
  );
});

test("an existing fault is not blamed on another file", () => {
  const faulty = { ...city, body: `Call ${company.phone}.` };
  const checks = new SiteChecks({
    ...known,
    files: [...files.filter(({ path }) => path !== city.path), faulty],
  });
  const other = files.find(({ path }) => path === "cities/edmonds.md")!;
  expect(checks.check(other).faults).toEqual([]);
  expect(checks.check(faulty).faults).toHaveLength(1);
});

test("a new page doesn't replace one with the same name", () => {
  const second = { ...fileAt("documents/privacy.md") };
  const checks = new SiteChecks(known);
  expect(checks.check(second).faults).toEqual([]);
  expect(remedies(checks.check(second, true).faults)).toEqual([
    expect.stringContaining("content/documents/privacy.md has this one"),
  ]);
});

test("a title that somebody else saved meanwhile is refused", async () => {
  const title = "Moving to the harbor";
  const theirs = withValues("cities/edmonds.md", { title });
  let stored = files;
  const checks = connected(() => stored);
  const mine = withValues(city.path, { title });
  await checks.refresh(mine);
  expect(checks.check(mine).faults).toEqual([]);
  stored = checks.filesWith(theirs);
  await checks.refresh(mine);
  expect(remedies(checks.check(mine).faults)).toEqual([
    expect.stringContaining("content/cities/edmonds.md has the same one"),
  ]);
});

test("a link to a page that somebody deleted meanwhile is refused", async () => {
  const gone = "posts/skagit-valley-guide.md";
  const checks = connected(() => files.filter(({ path }) => path !== gone));
  const linking = {
    ...city,
    body: "See [the valley](/blog/skagit-valley-guide).",
  };
  expect(checks.check(linking).faults).toEqual([]);
  await checks.refresh(linking);
  expect(remedies(checks.check(linking).faults)).toEqual([
    expect.stringContaining("There is no such page"),
  ]);
});

test("a picture that was deleted meanwhile is refused, an upload isn't", async () => {
  const checks = connected(() => files);
  const src = "/images/cities/ferry.jpg";
  const chosen = withValues(city.path, { image: { src, alt: "The ferry" } });
  await checks.refresh(chosen);
  expect(remedies(checks.check(chosen).faults)).toEqual([
    expect.stringContaining("There is no such picture"),
  ]);
  checks.pictures.upload("ferry.jpg", large);
  await checks.refresh(chosen);
  expect(checks.check(chosen).faults).toEqual([]);
});

test("a picture that is too small is refused", () => {
  const checks = new SiteChecks({
    ...known,
    pictures: {
      ...pictures,
      "images/cities/small.jpg": { width: 800, height: 600, bytes: 1000 },
    },
  });
  const chosen = withValues(city.path, {
    heading: "Another heading",
    image: { src: "/images/cities/small.jpg", alt: "The harbor" },
  });
  expect(remedies(checks.check(chosen).faults)).toEqual([
    expect.stringContaining("800 × 600 pixels"),
  ]);
});

test("a saved file that waits to be published counts for later ones", async () => {
  const waiting = withValues("cities/edmonds.md", { title: "Up the hill" });
  const checks = connected(() => files);
  checks.keep(waiting, true);
  const mine = withValues(city.path, { title: "Up the hill" });
  await checks.refresh(mine);
  expect(checks.check(mine).faults).toHaveLength(1);
  // The other one may never be published.
  expect(checks.checkAlone(mine)).toEqual([]);
  checks.publish(waiting.path);
  expect(checks.checkAlone(mine)).toHaveLength(1);
});

test("a link that spells out the site's own name is refused", () => {
  const { siteUrl } = known;
  const linking = { ...city, body: `See [us](${siteUrl}/about).` };
  expect(remedies(new SiteChecks(known).check(linking).faults)).toEqual([
    "Write /about: within the site, links have no site name.",
  ]);
});

describe("an address that visitors know", () => {
  const list = "settings/redirects.md";
  const model = "posts/skagit-valley-guide.md";
  /** A post that nothing links to. */
  const post = (name: string, values: object = {}) => ({
    ...withValues(model, {
      name,
      title: name,
      heading: name,
      description: `${String(fileAt(model).frontMatter.description)} ${name}`,
      ...values,
    }),
    path: `posts/${name}.md`,
  });
  const redirects = [{ from: "/blog/old-name", to: "/blog" }];
  const changed = [withValues(list, { redirects }), post("tides")];
  const startChecks = () =>
    new SiteChecks({
      ...known,
      files: [...files.filter(({ path }) => path !== list), ...changed],
    });

  test("can't lose its redirect", () => {
    const without = withValues(list, { redirects: [] });
    expect(startChecks().check(without).faults).toEqual([
      expect.objectContaining({ field: "redirects", value: "/blog/old-name" }),
    ]);
  });

  test("stays when its page becomes a draft", () => {
    const draft = post("tides", { draft: true });
    expect(startChecks().check(draft).faults).toEqual([]);
  });

  test("doesn't keep a page that nobody names from being deleted", () => {
    expect(startChecks().usesOf(["posts/tides.md"])).toEqual([]);
  });

  test("can have a page again, through a draft", () => {
    const checks = startChecks();
    const save = (file: ContentFile) => {
      const { faults } = checks.check(file);
      checks.keep(file, false);
      return faults;
    };
    expect(save(post("old-name", { draft: true }))).toEqual([]);
    expect(save(withValues(list, { redirects: [] }))).toEqual([]);
    expect(save(post("old-name"))).toEqual([]);
  });
});

describe("uses of what is to be deleted", () => {
  const usesOf = (path: string) =>
    new SiteChecks(known)
      .usesOf([path])
      .map(({ file, field }) => `${file} ${field}`);

  test("of a county are its cities and links", () => {
    expect(usesOf("counties/snohomish-county.md")).toContain(
      "content/cities/everett.md county",
    );
  });

  test("of a picture are the pages that show it", () => {
    expect(usesOf("images/services/boxes.jpg")).toContain(
      "content/services/packing-services.md image.src",
    );
  });

  test("a draft's are told, too", () => {
    const draft = withValues("cities/edmonds.md", { draft: true });
    const checks = new SiteChecks({
      ...known,
      files: new SiteChecks(known).filesWith(draft),
    });
    const { image } = draft.frontMatter as { image: { src: string } };
    expect(
      checks.usesOf([image.src.slice(1)]).map(({ file }) => file),
    ).toContain("content/cities/edmonds.md");
  });

  test("what nobody names has none", () => {
    expect(usesOf("images/nobody.jpg")).toEqual([]);
  });
});
