import { answerHeaders, readHeaderRules } from "../../src/server/headers";
import type { HeaderRule } from "../../src/site/headers";
import { temporaryFolder } from "../support/temporaryFolder";

const rules: HeaderRule[] = [
  {
    path: "/*",
    headers: {
      "X-Frame-Options": "DENY",
      "Strict-Transport-Security": "max-age=1",
    },
  },
  { path: "/static/*", headers: { "Cache-Control": "immutable" } },
];
const headersOf = answerHeaders(rules);

test("the rules the build left are read", async () => {
  const folder = await temporaryFolder({
    "headers.json": JSON.stringify(rules),
  });
  expect(await readHeaderRules(folder)).toEqual(rules);
});

test("a site without them is refused, with what to do", async () => {
  const folder = await temporaryFolder();
  await expect(readHeaderRules(folder)).rejects.toThrow(
    `${folder}/headers.json can't be read: run "npm run build" first`,
  );
});

test("a secure connection is kept for the next visit, an insecure one is not", () => {
  expect(headersOf("/about", true)).toHaveProperty(
    "Strict-Transport-Security",
    "max-age=1",
  );
  expect(headersOf("/about", false)).not.toHaveProperty(
    "Strict-Transport-Security",
  );
});

test("what no rule says of caches is asked about before each use", () => {
  expect(headersOf("/about", false)).toEqual({
    "Cache-Control": "public, max-age=0, must-revalidate",
    "X-Frame-Options": "DENY",
  });
  expect(headersOf("/static/a.avif", false)["Cache-Control"]).toBe("immutable");
});
