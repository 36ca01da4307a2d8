import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { parseConfigFileTextToJson } from "typescript";
import path from "node:path";
import { commitStatuses } from "../../src/site/commitStatuses";
import { temporaryFolder } from "../support/temporaryFolder";
import { workflowFiles, workflowSteps } from "../support/workflows";

interface Project {
  readonly scripts: Readonly<Record<string, string>>;
}

const { scripts } = JSON.parse(
  fs.readFileSync("package.json", "utf8"),
) as Project;

/** The faults that GitHub's own language service finds, as `file:line message`. */
function faultsOf(files: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "__tests__/support/workflowFaults.mts", ...files],
    { encoding: "utf8" },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

test("workflows and actions are valid", () => {
  expect(workflowFiles.length).toBeGreaterThan(3);
  expect(faultsOf(workflowFiles)).toEqual([]);
});

test("the validator finds faults", async () => {
  const folder = await temporaryFolder({
    ".github/workflows/a.yml": `on: pull_request
jobs:
  a:
    runs-on: ubuntu-24.04
    steps:
      - run: echo \${{ nothing.here }}
      - rnu: npm test
`,
  });
  const found = faultsOf([path.join(folder, ".github/workflows/a.yml")]);
  expect(found.join("\n")).toMatch(
    /a\.yml:6 "Unrecognized named-value: 'nothing'[^]*a\.yml:7 "Unexpected value 'rnu'/,
  );
});

test.each(workflowFiles)(
  "%s uses only this repository's actions and pinned ones",
  (file) => {
    const lines = fs.readFileSync(file, "utf8").split("\n");
    const others = lines
      .flatMap((line) => /^[\s-]*uses: (.*)$/.exec(line)?.[1] ?? [])
      .filter((used) => !/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d/.test(used));
    expect(others.filter((used) => !fs.existsSync(used))).toEqual([]);
  },
);

test.each(workflowFiles)("%s runs only commands that exist", (file) => {
  const commands = workflowSteps(file).flatMap(({ run = "" }) =>
    Array.from(run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)),
  );
  expect(
    commands.map(([, name = ""]) => name).filter((name) => !(name in scripts)),
  ).toEqual([]);
});

test.each(workflowFiles.filter((file) => path.basename(file) !== "action.yml"))(
  "the token of %s may do nothing by default but read",
  (file) => {
    const text = fs.readFileSync(file, "utf8");
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)\n(?! )/m);
    expect(text).not.toContain("pull_request_target");
  },
);

test.each([
  ["deploy", commitStatuses.live],
  ["preview", commitStatuses.preview],
])("%s sets the status that the editor reads", (name, status) => {
  const text = fs.readFileSync(`.github/workflows/${name}.yml`, "utf8");
  const set = Array.from(
    text.matchAll(/context=(\S+)/g),
    ([, context]) => context,
  );
  expect(new Set(set)).toEqual(new Set([status]));
  const states = Array.from(
    text.matchAll(/state=(\w+)/g),
    ([, state]) => state,
  );
  expect(states).toEqual(["pending", "success", "failure"]);
});

test("the check of pull requests has no secrets", () => {
  const text = fs.readFileSync(".github/workflows/check.yml", "utf8");
  expect(text).not.toMatch(/secrets[.:]/);
});

test("no step puts what others may have written into its script", () => {
  const scripted = workflowFiles
    .flatMap(workflowSteps)
    .filter(({ run = "" }) => run.includes("${{"));
  expect(scripted).toEqual([]);
});

test("the Worker of previews is the live one without inbox", () => {
  const read = (file: string) =>
    parseConfigFileTextToJson(file, fs.readFileSync(file, "utf8")).config as {
      name: string;
      preview_urls: boolean;
    };
  const { preview_urls: shown, ...preview } = read("wrangler.preview.jsonc");
  const live = read("wrangler.jsonc");
  expect(shown).toBe(true);
  expect(preview.name).toBe(`${live.name}-preview`);
  expect(live).toMatchObject({ ...preview, name: live.name });
  expect(preview).not.toHaveProperty("d1_databases");
});
