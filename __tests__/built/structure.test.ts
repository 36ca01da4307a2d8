import {
  builtPages,
  notFoundPage,
  repeated,
  textOf,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";

const pages = [...builtPages(), notFoundPage()];

/** What `find` objects to, each with the number of pages and the first one. */
function faults(find: (page: BuiltPage) => readonly string[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const page of pages)
    for (const fault of find(page))
      pathsOf.set(fault, [...(pathsOf.get(fault) ?? []), page.path]);
  return Array.from(
    pathsOf,
    ([fault, paths]) => `${fault} (${paths.length} times, as on ${paths[0]!})`,
  );
}

test("every page has one main heading", () => {
  const wrong = faults(({ html }) => {
    const headings = html.querySelectorAll("h1").map(textOf);
    return headings.length === 1 && headings[0] ? [] : ["h1", ...headings];
  });
  expect(wrong).toEqual([]);
});

test("no page skips a level of headings", () => {
  const wrong = faults(({ html }) => {
    const headings = html.querySelectorAll("h1, h2, h3, h4, h5, h6");
    const levels = [0, ...headings.map(({ tagName }) => Number(tagName[1]))];
    return headings
      .filter((_heading, index) => levels[index + 1]! > levels[index]! + 1)
      .map(({ outerHTML }) => outerHTML);
  });
  expect(wrong).toEqual([]);
});

test("no heading is empty", () => {
  const wrong = faults(({ html }) =>
    html
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .filter((heading) => !textOf(heading))
      .map(({ outerHTML }) => outerHTML),
  );
  expect(wrong).toEqual([]);
});

test("an id names one element of a page", () => {
  const wrong = faults(({ html }) =>
    repeated(html.querySelectorAll("[id]").map(({ id }) => id)),
  );
  expect(wrong).toEqual([]);
});

test("labels and descriptions point at elements that exist", () => {
  const wrong = faults(({ html }) =>
    [
      "for",
      "aria-labelledby",
      "aria-describedby",
      "aria-controls",
      "popovertarget",
    ].flatMap((attribute) =>
      html
        .querySelectorAll(`[${attribute}]`)
        .flatMap((element) =>
          (element.getAttribute(attribute) ?? "").split(/\s+/),
        )
        .filter((id) => !html.getElementById(id)),
    ),
  );
  expect(wrong).toEqual([]);
});

test("every picture has its words and its size before it loads", () => {
  const wrong = faults(({ html }) =>
    html
      .querySelectorAll("img")
      .filter((img) => {
        const attributes = ["alt", "width", "height"];
        return !attributes.every((name) => img.hasAttribute(name));
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(wrong).toEqual([]);
});

test("no class is the word undefined", () => {
  const wrong = faults(({ html }) =>
    html
      .querySelectorAll("[class]")
      .filter(({ classList }) => classList.contains("undefined"))
      .map(({ outerHTML }) => outerHTML),
  );
  expect(wrong).toEqual([]);
});

test("every page has its landmarks once, in reading order", () => {
  const wrong = faults(({ html }) => {
    const found = html
      .querySelectorAll("header, main, footer")
      .filter((element) => !element.parentNode.closest("main"))
      .map(({ tagName }) => tagName.toLowerCase());
    return found.join() === "header,main,footer" ? [] : found;
  });
  expect(wrong).toEqual([]);
});
