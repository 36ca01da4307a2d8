import fs from "node:fs/promises";
import path from "node:path";
import { currentSite } from "../../../src/hosts/server/servedSite";
import { headerRules } from "../../../src/site/headers";
import { temporaryFolder } from "../../support/temporaryFolder";

const rules = (policy: string) => JSON.stringify(headerRules(["/"], policy));

let folder: string;
const link = () => path.join(folder, "current");
const serve = (release: string) => fs.symlink(release, link());
const replace = async (release: string) => {
  await fs.rm(link());
  await serve(release);
};

const policyOf = ({ site }: Awaited<ReturnType<typeof currentSite>>) =>
  site().headersOf("/", false)["Content-Security-Policy"];

/** Resolves once a condition holds; the test's timeout is the limit. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(async () => {
  folder = await temporaryFolder({
    "one/index.html": "One",
    "one/headers.json": rules("default-src 'self'"),
    "two/index.html": "Two",
    "two/about/index.html": "About",
    "two/headers.json": rules("default-src 'none'"),
    "broken/index.html": "Broken",
    "broken/headers.json": "{",
  });
  await serve("one");
});

const onError = jest.fn();

test("a new release is served with its files and headers", async () => {
  const served = await currentSite(link(), onError);
  expect(served.site().resolve("/about")).toEqual({ notFound: true });
  await replace("two");
  await until(() => served.site().root.endsWith("two"));
  served.stop();
  expect(policyOf(served)).toBe("default-src 'none'");
  expect(served.site().resolve("/about")).toEqual({
    file: "/about/index.html",
  });
});

test("an unreadable release is reported once, tried again, and the previous one stays meanwhile", async () => {
  const served = await currentSite(link(), onError);
  await replace("broken");
  await until(() => onError.mock.calls.length > 0);
  expect(policyOf(served)).toBe("default-src 'self'");
  // The same release can be read later, as after too many files were open.
  const headers = path.join(folder, "broken/headers.json");
  const { mtime } = await fs.stat(headers);
  await fs.writeFile(headers, rules("default-src 'none'"));
  await fs.utimes(headers, mtime, mtime);
  await until(() => served.site().root.endsWith("broken"));
  served.stop();
  expect(onError).toHaveBeenCalledTimes(1);
});
