/** @jest-environment jsdom */
import type { PageProps } from "gatsby";
import ResourcePage from "../../src/templates/ResourcePage";
import { fixtureFiles } from "../support/fixtureFiles";
import { picture, render, screen } from "../support/render";

const text = (html: string) => ({ id: html, html });

const task = (id: string, html: string) => ({
  id,
  urgency: null,
  text: text(html),
});

/** The fixture's own words of a block. */
const wordsIn = (file: string, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (block, name) => (block as Record<string, unknown>)[name],
    fixtureFiles("resources").find(({ path }) => path.endsWith(file))
      ?.frontMatter,
  );

type Resource = NonNullable<Queries.ResourcePageQuery["resource"]>;

const resource = {
  name: "Packing",
  title: "Packing",
  description: "How to pack.",
  path: "/resources/packing-guide",
  heading: "Pack well",
  summary: "Small boxes first.",
  html: "<p>Begin early.</p>",
  image: picture("Boxes"),
  updated: null,
  updatedText: null,
  areaMap: null,
  serviceAreas: null,
  timeline: null,
  boxes: null,
  homeSizes: null,
  rooms: null,
  tips: null,
  help: null,
};

const show = (
  more: Partial<NonNullable<Queries.ResourcePageQuery["resource"]>>,
) => {
  const data = {
    resource: { ...resource, ...more },
    index: { heading: "Resources", path: "/resources" },
    others: { nodes: [] },
  } satisfies Queries.ResourcePageQuery;
  return render(
    <ResourcePage
      {...({ data } as unknown as PageProps<Queries.ResourcePageQuery>)}
    />,
  );
};

test("a timeline shows its steps in order, each with its tasks", async () => {
  show({
    timeline: {
      heading: "Week by week",
      intro: text(""),
      steps: [
        {
          when: "8 weeks before",
          weeksBefore: 8,
          summary: "Begin.",
          tasks: [task("ask", "Ask three movers.")],
        },
        {
          when: "6 weeks before",
          weeksBefore: 6,
          summary: "Choose.",
          tasks: [task("order", "Order boxes.")],
        },
      ],
      words: wordsIn("moving-tips.md", "timeline", "words") as NonNullable<
        Resource["timeline"]
      >["words"],
    },
  });
  expect(
    screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent),
  ).toEqual(["8 weeks before", "6 weeks before"]);
  expect(screen.getByText("Ask three movers.")).toBeVisible();
  expect(await screen.findByText("0 of 2 tasks done")).toBeVisible();
});

test("a page shows when it was updated, if its file says so", () => {
  const { unmount } = show({
    updated: "2026-05-12",
    updatedText: "May 12, 2026",
  });
  expect(screen.getByText("Updated May 12, 2026")).toHaveAttribute(
    "datetime",
    "2026-05-12",
  );
  unmount();
  show({});
  expect(screen.queryByText(/Updated/)).toBeNull();
});

test("box sizes are a table with their volume", () => {
  show({
    boxes: {
      heading: "Sizes",
      intro: text(""),
      sizes: [
        { name: "Small", cubicFeet: 1.5, contents: "Books", weight: "40 lb" },
      ],
      list: {
        ...(wordsIn("packing-guide.md", "boxes", "list") as NonNullable<
          Resource["boxes"]
        >["list"]),
        intro: text(""),
      },
    },
  });
  expect(
    screen.getByRole("row", { name: /Small.*1\.5 cubic feet.*Books.*40 lb/ }),
  ).toBeVisible();
});

test("the help section replaces the quote button", () => {
  show({ help: { heading: "In doubt?", text: text("Ask us.") } });
  expect(screen.getByRole("heading", { name: "In doubt?" })).toBeVisible();
  expect(
    screen.getByRole("link", { name: "View All Locations" }),
  ).toHaveAttribute("href", "/locations");
  expect(
    screen.getAllByRole("link", { name: "Get a Free Quote" }),
  ).toHaveLength(1);
});
