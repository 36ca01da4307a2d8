import {
  responseHeaders,
  readHeaderRules,
} from "../../../src/hosts/server/headers";
import type { HeaderRule } from "../../../src/site/headers";
import { temporaryFolder } from "../../support/temporaryFolder";

const rules: HeaderRule[] = [
  {
    path: "/*",
    headers: {
      "X-Content-Type-Options": "nosniff",
      "Strict-Transport-Security": "max-age=1",
    },
  },
  { path: "/static/*", headers: { "Cache-Control": "immutable" } },
];
const headersOf = responseHeaders(rules);

test("the build's header rules are read", async () => {
  const folder = await temporaryFolder({
    "headers.json": JSON.stringify(rules),
  });
  expect(await readHeaderRules(folder)).toEqual(rules);
});

test("a site without header rules is rejected with advice", async () => {
  const folder = await temporaryFolder();
  await expect(readHeaderRules(folder)).rejects.toThrow(
    `${folder}/headers.json can't be read: run "npm run build" first`,
  );
});

test("Strict-Transport-Security is sent over secure connections only", () => {
  expect(headersOf("/about", true)).toHaveProperty(
    "Strict-Transport-Security",
    "max-age=1",
  );
  expect(headersOf("/about", false)).not.toHaveProperty(
    "Strict-Transport-Security",
  );
});

test("caches revalidate what no rule covers", () => {
  expect(headersOf("/about", false)).toEqual({
    "Cache-Control": "public, max-age=0, must-revalidate",
    "X-Content-Type-Options": "nosniff",
  });
  expect(headersOf("/static/a.avif", false)["Cache-Control"]).toBe("immutable");
});
