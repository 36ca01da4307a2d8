import path from "node:path";
import { shortClassName } from "../../../src/gatsby/webpack/shortClassName";

const project = path.resolve("project");

const nameOf = (file: string, className: string, rootContext = project) =>
  shortClassName(
    { rootContext, resourcePath: path.join(rootContext, file) },
    "[hash]",
    className,
  );

test("a class has the same short name in every folder and build", () => {
  const name = nameOf("src/a.module.css", "card");
  expect(name).toMatch(/^[A-Za-z][\w-]{3}$/);
  expect(nameOf("src/a.module.css", "card", path.resolve("copy"))).toBe(name);
});

test("classes of other files and with other names have other names", () => {
  const names = [
    nameOf("src/a.module.css", "card"),
    nameOf("src/b.module.css", "card"),
    nameOf("src/a.module.css", "title"),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test("two classes with one name are an error that names both", () => {
  const name = () => {
    // Among so many, two have the same.
    for (let index = 0; index < 100_000; index++)
      nameOf("src/many.module.css", `class${index}`);
  };
  expect(name).toThrow(
    /^src\/many\.module\.css \.class\d+ and src\/many\.module\.css \.class\d+ have the same short name/,
  );
});
