import { tidySlug } from "../../src/content/model/contentFile";
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
