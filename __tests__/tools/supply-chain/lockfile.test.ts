import fs from "node:fs";
import {
  importedName,
  lockedPackages,
} from "../../../src/tools/supply-chain/lockedPackages";

interface Project {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: object;
}

const packages = lockedPackages(fs.readFileSync("package-lock.json", "utf8"));
const project = JSON.parse(fs.readFileSync("package.json", "utf8")) as Project;

test("every package has a SHA-512 integrity hash", () => {
  expect(
    packages.filter(
      ({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
    ),
  ).toEqual([]);
});

test("every package comes from the registry, under its own name", () => {
  // npm uses the registry for packages without a URL.
  expect(
    packages.filter(
      ({ name, version, resolved }) =>
        resolved !== undefined &&
        resolved !==
          `https://registry.npmjs.org/${name}/-/${name.replace(/^@[^/]+\//, "")}-${version}.tgz`,
    ),
  ).toEqual([]);
});

test("all aliases are this project's own or known", () => {
  const own = JSON.stringify([
    project.dependencies,
    project.devDependencies,
    project.overrides,
  ]);
  const others = packages
    .filter(({ folder, name }) => importedName(folder) !== name)
    .filter(
      ({ folder, name, version }) =>
        !own.includes(`"${importedName(folder)}":"npm:${name}@${version}"`),
    )
    .map(({ folder, name }) => `${importedName(folder)} is ${name}`);
  expect(others.sort()).toEqual([
    "@jest/react-is-18 is react-is",
    "@jest/react-is-19 is react-is",
    "@swc/legacy-helpers is @swc/helpers",
    "string-width-cjs is string-width",
    "strip-ansi-cjs is strip-ansi",
    "wrap-ansi-cjs is wrap-ansi",
  ]);
});

test("allowScripts denies exactly the packages with install scripts", () => {
  const scripted = packages
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  expect(project.allowScripts).toEqual(
    Object.fromEntries(scripted.map((name) => [name, false])),
  );
});

test("npm of any version ignores install scripts", () => {
  expect(fs.readFileSync(".npmrc", "utf8").split("\n")).toContain(
    "ignore-scripts=true",
  );
});
