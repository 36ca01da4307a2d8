import type { Page } from "playwright-core";
import { builtPage, headOf, helmets, loading, tagsOf } from "./builtPages";

/** Title, description and other head data that the browser has now. */
export const currentHead = (page: Page) =>
  page.evaluate(
    ([left, mark]) => {
      const all = (selector: string, attribute: string) =>
        Array.from(
          document.head.querySelectorAll(selector),
          (element) => element.getAttribute(attribute) ?? "",
        );
      return {
        titles: Array.from(
          document.head.querySelectorAll("title"),
          ({ textContent }) => textContent,
        ),
        descriptions: all('meta[name="description"]', "content"),
        canonicals: all('link[rel="canonical"]', "href"),
        robots: all('meta[name="robots"]', "content"),
        keywords: all('meta[name="keywords"]', "content"),
        tags: Array.from(
          document.head.querySelectorAll(
            'meta, link, script[type="application/ld+json"]',
          ),
        )
          .filter((element) => !element.matches(left))
          .map((element) =>
            [
              element.tagName.toLowerCase(),
              ...Array.from(element.attributes)
                .filter(({ name }) => name !== mark)
                .map(({ name, value }) => `${name}=${value}`)
                .sort(),
              element.tagName === "SCRIPT" ? element.textContent : "",
            ].join(" "),
          )
          .sort(),
      };
    },
    [loading, helmets] as const,
  );

/** The same from the built HTML. */
export const builtHead = (path: string) => {
  const page = builtPage(path);
  return { ...headOf(page), tags: tagsOf(page) };
};
