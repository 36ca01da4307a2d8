import "../support/fixtureOnly";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { setUpPages, withReducedMotion, hydrate } from "../support/setUpPages";
import { builtFiles } from "../support/builtFiles";
import { builtFolder } from "../support/builtFolder";
import { getPageFile } from "../../src/site/files";
import { pages } from "../fixture/content";
import { listen } from "../support/localService";
import { waitForPage } from "../support/visitor";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/**
 * Serves the built site like a static host: pages and files at their exact paths, and
 * 404.html for all others.
 */
function hostStatically() {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const found = [pathname, getPageFile(pathname)].find((file) =>
      builtFiles.has(file),
    );
    const file = found ?? "/404.html";
    response.writeHead(found ? 200 : 404, {
      "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
    });
    fs.createReadStream(path.join(builtFolder, file)).pipe(response);
  });
  return listen(server);
}

let host: Awaited<ReturnType<typeof hostStatically>>;
beforeAll(async () => {
  host = await hostStatically();
});
afterAll(() => host.close());

const { newPage } = setUpPages();

test.each([
  ["/LOCATIONS/Snohomish-County/Everett/?a=b#facts", `${pages.city}?a=b#facts`],
  [`${pages.city}/`, pages.city],
  ["/Contact-Us/?a=b", "/contact?a=b"],
])(
  "where a host only has files, %s leads to %s",
  async (address, canonical) => {
    const page = await newPage(withReducedMotion);
    await page.goto(host.origin + address, { waitUntil: "commit" });
    const { pathname } = new URL(canonical, "http://host");
    await waitForPage(page, pathname);
    const { href, origin } = new URL(page.url());
    expect(href).toBe(`${origin}${canonical}`);
  },
);

test("an unknown address shows the 404 page, which stays and links home", async () => {
  const page = await newPage(withReducedMotion);
  const address = `${pages.county}/nowhere`;
  const answer = await page.goto(host.origin + address, {
    waitUntil: "commit",
  });
  expect(answer?.status()).toBe(404);
  await hydrate(page);
  expect(new URL(page.url()).pathname).toBe(address);
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  await page.getByRole("link", { name: "Return Home" }).click();
  await waitForPage(page, "/");
});
