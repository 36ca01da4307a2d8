import fs from "node:fs/promises";
import path from "node:path";
import type { ServedSite } from "../server/servedSite";
import { routes } from "../site/routes";

/** Addresses of the site itself in a page, without queries and fragments. */
const addresses = /\s(?:src|href)="(\/(?!\/)[^"?#]*)/g;

/**
 * What pages lead to that the site doesn't have, as `page: address`.
 * @param pages their files, such as `/about/index.html`
 */
export async function brokenAddresses(
  { root, answer }: ServedSite,
  pages: readonly string[],
): Promise<string[]> {
  const broken = await Promise.all(
    pages.map(async (page) => {
      const html = await fs.readFile(path.join(root, page), "utf8");
      const named = new Set(
        Array.from(html.matchAll(addresses), ([, address = ""]) => address),
      );
      return [...named]
        .filter(
          (address) =>
            address !== routes.quoteReceiver && "notFound" in answer(address),
        )
        .map((address) => `${page}: ${address}`);
    }),
  );
  return broken.flat();
}
