import { slugify } from "../../src/content/model/contentFile";
import { contentTypes } from "../../src/content/model/contentTypes";
import { isReservedElementId } from "../../src/content/model/reservedIds";
import { buildHeadingIds } from "../../src/content/markdown/buildHeadingIds";
import { visibleText } from "../support/builtPages";
import { violationsOf, allPages } from "../support/violationsOf";

const headings = ["h2", "h3", "h4", "h5", "h6", "summary"];

test("the templates' ids are in reservedIds, so that no heading of a text takes one", () => {
  const wrong = violationsOf(allPages(), ({ html }) =>
    html.querySelectorAll("[id]").flatMap((element) => {
      const { id } = element;
      const isHeading = headings.includes(element.tagName.toLowerCase());
      const heading = isHeading
        ? element
        : (element.querySelector(headings.join()) ??
          element.closest("details")?.querySelector("summary"));
      const [slug = ""] = heading
        ? buildHeadingIds([visibleText(heading)], isReservedElementId)
        : [];
      // The second of two equal headings has a number.
      const isOfHeading =
        slug !== "" && [id, id.replace(/-\d+$/, "")].includes(slug);
      return slugify(id) !== id || isReservedElementId(id) || isOfHeading
        ? []
        : [id];
    }),
  );
  expect(wrong).toEqual([]);
});

test("every anchor of a kind is the id of a section on one of its pages", () => {
  const pages = allPages();
  const missing = contentTypes.flatMap(
    ({ name, pathPatterns = {}, anchors = [] }) => {
      const patterns = Object.values(pathPatterns).map(
        (path) => new RegExp(`^${path.replace(/\{[\w.]+\}/g, "[^/]+")}$`),
      );
      const pagesOfType = pages.filter(({ path }) =>
        patterns.some((pattern) => pattern.test(path)),
      );
      return anchors
        .filter((id) =>
          pagesOfType.every(({ html }) => !html.getElementById(id)),
        )
        .map((id) => `${name} ${id}`);
    },
  );
  expect(missing).toEqual([]);
});
