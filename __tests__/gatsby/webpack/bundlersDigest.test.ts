import fs from "node:fs";
import path from "node:path";
import {
  bundlersDigest,
  skipBuildDependencies,
} from "../../../src/gatsby/webpack/bundlersDigest";
import { temporaryFolder } from "../../support/temporaryFolder";

const installed = "node_modules/.package-lock.json";
const config = ".cache/compiled/gatsby-config.js";
const hooks = ".cache/compiled/gatsby-node.js";

const project = () =>
  temporaryFolder({
    [installed]: "webpack 5.112.2",
    [config]: "exports.plugins = [];",
    [hooks]: "exports.onCreateWebpackConfig = () => {};",
    "src/pages/about.tsx": "export default () => null;",
  });

test.each([installed, config, hooks])(
  "a changed %s changes the digest",
  async (file) => {
    const folder = await project();
    const before = bundlersDigest("names", folder);
    fs.appendFileSync(path.join(folder, file), " ");
    expect(bundlersDigest("names", folder)).not.toBe(before);
  },
);

test("another class in the styles changes the digest", async () => {
  const folder = await project();
  expect(bundlersDigest("more names", folder)).not.toBe(
    bundlersDigest("names", folder),
  );
});

test("pages, which webpack tracks itself, don't change the digest", async () => {
  const folder = await project();
  const before = bundlersDigest("names", folder);
  fs.appendFileSync(path.join(folder, "src/pages/about.tsx"), " ");
  expect(bundlersDigest("names", folder)).toBe(before);
});

test("without installed packages the error names the missing file", async () => {
  const folder = await temporaryFolder();
  expect(() => bundlersDigest("names", folder)).toThrow(".package-lock.json");
});

test("webpack gets no build dependencies to follow", () => {
  const buildDependencies = new Set(["/site/node_modules/babel-loader/"]);
  skipBuildDependencies.apply({
    hooks: {
      done: {
        tap: (_name, hook) => hook({ compilation: { buildDependencies } }),
      },
    },
  });
  expect(buildDependencies.size).toBe(0);
});
