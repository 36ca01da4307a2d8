import { tidySlug } from "../../src/content/model/contentFile";
import { kinds } from "../../src/content/model/kinds";
import { isOwnId } from "../../src/content/model/ownIds";
import { headingSlugs } from "../../src/content/read/markdown/headingSlugs";
import { textOf } from "../support/builtPages";
import { faultsOf, pagesAnd404 } from "../support/pageFaults";

const headings = ["h2", "h3", "h4", "h5", "h6", "summary"];

test("the templates' ids are in ownIds, so that no heading of a text takes one", () => {
  const wrong = faultsOf(pagesAnd404(), ({ html }) =>
    html.querySelectorAll("[id]").flatMap((element) => {
      const { id } = element;
      const isHeading = headings.includes(element.tagName.toLowerCase());
      const heading = isHeading
        ? element
        : (element.querySelector(headings.join()) ??
          element.closest("details")?.querySelector("summary"));
      const [slug = ""] = heading
        ? headingSlugs([textOf(heading)], isOwnId)
        : [];
      // The second heading of the same words has a number.
      const isOfHeading =
        slug !== "" && [id, id.replace(/-\d+$/, "")].includes(slug);
      return tidySlug(id) !== id || isOwnId(id) || isOfHeading ? [] : [id];
    }),
  );
  expect(wrong).toEqual([]);
});

test("every anchor of a kind is the id of a section on one of its pages", () => {
  const pages = pagesAnd404();
  const missing = kinds.flatMap(({ name, paths = {}, anchors = [] }) => {
    const patterns = Object.values(paths).map(
      (path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    );
    const own = pages.filter(({ path }) =>
      patterns.some((pattern) => pattern.test(path)),
    );
    return anchors
      .filter((id) => own.every(({ html }) => !html.getElementById(id)))
      .map((id) => `${name} ${id}`);
  });
  expect(missing).toEqual([]);
});
