import {
  contentPath,
  kindOf,
  slugOf,
} from "../../../src/content/model/contentFile";

describe("the kind of a file", () => {
  test.each([
    ["cities/tacoma.md", "City"],
    ["counties/pierce-county.md", "County"],
    ["services/local-moving.md", "Service"],
    ["posts/a-guide.md", "Post"],
    ["resources/packing-guide.md", "Resource"],
    ["documents/privacy.md", "Document"],
    ["testimonials/jane.md", "Testimonial"],
    ["settings/company.md", "Company"],
    ["settings/navigation.md", "Navigation"],
    ["settings/labels.md", "Labels"],
    ["pages/services.md", "IndexPage"],
  ])("%s is a %s", (path, name) => {
    expect(kindOf(path)?.name).toBe(name);
  });

  test.each([
    ["pages/home.md", "Home"],
    ["pages/about.md", "About"],
    ["pages/contact.md", "Contact"],
  ])("%s is a %s, although index pages share its folder", (path, name) => {
    expect(kindOf(path)?.name).toBe(name);
  });

  test.each([
    "towns/tacoma.md",
    "cities/pierce/tacoma.md",
    "settings/colors.md",
    "tacoma.md",
  ])("%s has no kind", (path) => {
    expect(kindOf(path)).toBeUndefined();
  });
});

test("the slug of a file is its name without .md", () => {
  expect(slugOf("cities/gig-harbor.md")).toBe("gig-harbor");
  expect(slugOf("gig-harbor.md")).toBe("gig-harbor");
});

test("the path for authors starts at the project's folder", () => {
  expect(contentPath("cities/tacoma.md")).toBe("content/cities/tacoma.md");
});
