/** @jest-environment jsdom */
import type { PageProps } from "gatsby";
import ResourcePage from "../../src/templates/ResourcePage";
import { picture, render, screen } from "../support/render";

type Resource = NonNullable<Queries.ResourcePageQuery["resource"]>;

const text = (html: string) => ({ id: html, html });

const show = (more: Partial<Resource>) => {
  const resource = {
    name: "Packing",
    title: "Packing",
    description: "How to pack.",
    path: "/resources/packing-guide",
    heading: "Pack well",
    summary: "Small boxes first.",
    html: "<p>Begin early.</p>",
    image: picture("Boxes"),
    ...more,
  };
  const data = {
    resource: resource as Resource,
    index: { heading: "Resources", path: "/resources" },
    others: { nodes: [] },
  } satisfies Queries.ResourcePageQuery;
  render(
    <ResourcePage
      {...({ data } as unknown as PageProps<Queries.ResourcePageQuery>)}
    />,
  );
};

const step = (when: string, weeksBefore: number, id: string) => ({
  when,
  weeksBefore,
  summary: "",
  tasks: [{ id, urgency: null, text: text(`Task ${id}`) }],
});

test("a timeline shows its steps in order, each with its tasks", async () => {
  show({
    timeline: {
      heading: "Week by week",
      intro: text(""),
      steps: [step("8 weeks before", 8, "a"), step("6 weeks before", 6, "b")],
    },
  });
  for (const name of ["8 weeks before", "6 weeks before"])
    expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
  expect(screen.getByText("Task a")).toBeVisible();
  expect(await screen.findByText("0 of 2 tasks done")).toBeVisible();
});

test("a page shows when it was updated, and its help instead of the common one", () => {
  show({
    updated: "2026-05-12",
    updatedText: "May 12, 2026",
    help: { heading: "In doubt?", text: text("Ask us.") },
  });
  expect(screen.getByText("Updated May 12, 2026")).toHaveAttribute(
    "datetime",
    "2026-05-12",
  );
  expect(screen.getByRole("heading", { name: "In doubt?" })).toBeVisible();
  expect(
    screen.getAllByRole("link", { name: "Get a Free Quote" }),
  ).toHaveLength(1);
});
