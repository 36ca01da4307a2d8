import { check } from "../../src/content-check/checkCommand";
import type { Fault } from "../../src/content-model/faults";
import { brokenFiles } from "../support/brokenFiles";
import { postFile } from "../support/contentFactories";
import { contentProject, jpeg } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { inProject } from "../support/inProject";
import { runScript } from "../support/runScript";

const run = inProject(check);

interface Report {
  faults: Fault[];
  warnings: Fault[];
}
const reportOf = (output: string) => JSON.parse(output) as Report;

describe("broken files", () => {
  let report: Report;
  let code: number;

  beforeAll(async () => {
    const small = await jpeg(1599);
    const draft = postFile({ name: "Not Ready", draft: true, heading: "x" });
    const project = await contentProject({
      ...Object.fromEntries(
        brokenFiles.map(({ path, text }) => [`content/${path}`, text]),
      ),
      "content/posts/not-ready.md": contentText(draft),
      ...Object.fromEntries(
        ["small", "large", "none"].map((name) => [
          `content/posts/with-${name}.md`,
          contentText(
            postFile({
              name: `With ${name}`,
              image: { src: `/images/${name}.jpg`, alt: "A truck" },
            }),
          ),
        ]),
      ),
      "content/images/small.jpg": small,
      "content/images/large.jpg": Buffer.concat([
        await jpeg(1600),
        Buffer.alloc(8 * 1024 * 1024),
      ]),
      "content/images/none.jpg": "No picture",
      "content/images/IMG 1.JPG": small,
      "content/images/unused.jpg": await jpeg(1600),
      "content/images/unused.svg": "<svg/>",
      "content/images/picture.svg": "<svg/>",
      "content/notes.txt": "A file of no kind.",
    });
    const checked = await run(project, ["--json"]);
    report = reportOf(checked.output);
    code = checked.code;
  });

  const faultsOf = (file: string) =>
    report.faults.filter((fault) => fault.file === `content/${file}`);

  test.each(brokenFiles.map((file) => [file.what, file] as const))(
    "%s is reported with its file, line and field",
    (_what, { path, text, at, field, remedy }) => {
      const line = at ? text.slice(0, text.indexOf(at)).split("\n").length : 1;
      expect(at ? text : "").toContain(at ?? "");
      expect(faultsOf(path)).toEqual([
        expect.objectContaining({
          line: at === "---\n\n" ? line + 1 : line,
          field,
          remedy: expect.stringMatching(remedy) as string,
        }),
      ]);
    },
  );

  test.each([
    ["small", "at least 1200 × 900"],
    ["large", "the limit is 8 MB"],
    ["none", "can't be read as a picture"],
  ])("a %s picture is reported where it is used: %s", (name, remedy) => {
    expect(faultsOf(`posts/with-${name}.md`)).toEqual([
      expect.objectContaining({
        field: "image.src",
        line: expect.any(Number) as number,
        remedy: expect.stringContaining(remedy) as string,
      }),
    ]);
  });

  test("a picture whose name can't be part of a URL is a fault", () => {
    expect(faultsOf("images/IMG 1.JPG")[0]?.remedy).toContain("Rename it");
  });

  test("a file that can't be content is a fault", () => {
    expect(faultsOf("notes.txt")).toHaveLength(1);
  });

  test("there are no other faults", () => {
    expect(report.faults).toHaveLength(brokenFiles.length + 5);
    expect(code).toBe(1);
  });

  test("a draft's faults are warnings, and no picture is called unused while a file is faulty", () => {
    const warned = report.warnings
      .filter(({ file }) => file.startsWith("content/posts"))
      .map(({ file, field }) => [file, field]);
    expect(warned).toEqual([["content/posts/not-ready.md", "heading"]]);
  });
});

test("unused pictures are warnings", async () => {
  const project = await contentProject({
    "content/images/unused.jpg": await jpeg(1600),
    "content/images/unused.svg": "<svg/>",
    "content/images/picture.svg": "<svg/>",
  });
  const { output, code } = await run(project, ["--json"]);
  expect(reportOf(output).warnings.map(({ file }) => file)).toEqual([
    "content/images/unused.jpg",
    "content/images/unused.svg",
  ]);
  expect(code).toBe(0);
});

describe("the output", () => {
  const forged = "a\n::error::b";
  const faulty = () =>
    contentProject({
      "content/posts/100%, now.md": contentText(postFile({ name: "Now" })),
      "content/posts/moving-to-tacoma.md": contentText(
        postFile({ [forged]: forged }, { body: "Call {phoen}." }),
      ),
    });

  test("has file, line, field, value and remedy of every fault", async () => {
    const { output, code } = await run(await faulty());
    expect(output).toMatch(/^3 faults in the content\n/);
    expect(output).toContain(
      [
        "content/posts/moving-to-tacoma.md:18",
        '    body: "{phoen}"',
        '    There is no {phoen} here. Did you mean "phone"?',
      ].join("\n"),
    );
    expect(code).toBe(1);
  });

  test("is annotations in a GitHub workflow, which content can't forge", async () => {
    const { output, code } = runScript(
      "content-check/check.ts",
      await faulty(),
      [],
      { GITHUB_ACTIONS: "true" },
    );
    expect(code).toBe(1);
    const commands = output
      .split("\n")
      .filter((line) => /^\s*::error/.test(line));
    expect(commands).toEqual([
      expect.stringMatching(
        /^::error file=content\/posts\/100%25%2C now\.md,line=1,title=Content::Rename it to 100-now\.md/,
      ),
      expect.stringMatching(
        /^::error file=content\/posts\/moving-to-tacoma\.md,line=14,title=a%0A%3A%3Aerror%3A%3Ab::"a\\n::error::b"\. Remove it/,
      ),
      expect.stringMatching(
        /^::error file=content\/posts\/moving-to-tacoma\.md,line=18,title=body::"\{phoen\}"\. There is no/,
      ),
    ]);
    expect(output).toContain("3 faults in the content");
  });

  test("is JSON with --json", async () => {
    const project = await contentProject();
    const { output, code } = await run(project, ["--format", "json"], {
      GITHUB_ACTIONS: "true",
    });
    expect(reportOf(output).faults).toEqual([]);
    expect(code).toBe(0);
  });

  test("is the usage with --help", async () => {
    expect(await run("/", ["--help"])).toMatchObject({
      code: 0,
      output: expect.stringContaining("Exit codes") as string,
    });
  });

  test("is an error for an unknown format", async () => {
    expect(await run("/", ["--format", "xml"])).toMatchObject({
      code: 2,
      errors: expect.stringContaining("text, json, github") as string,
    });
  });
});

test("a folder without content can't be checked", async () => {
  expect(await run("/")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("/content can't be read") as string,
  });
});
