import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

interface Job {
  readonly uses?: string;
  readonly "timeout-minutes"?: number;
  readonly secrets?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly on: {
    readonly workflow_call?: { readonly secrets: object };
  };
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = ".github/workflows";
const readWorkflow = (name: string) =>
  fs.readFileSync(path.join(folder, name), "utf8");
const parseWorkflow = (name: string) => parse(readWorkflow(name)) as Workflow;

test.each(fs.readdirSync(folder))(
  "every job of %s has a time limit",
  (name) => {
    const jobs = Object.entries(parseWorkflow(name).jobs);
    const unlimited = jobs
      .filter(([, job]) => !job.uses && !job["timeout-minutes"])
      .map(([id]) => id);
    expect(unlimited).toEqual([]);
  },
);

test("the daily deployment passes exactly the secrets that deploying uses", () => {
  const used = readWorkflow("deploy.yml").matchAll(/\bsecrets\.(\w+)/g);
  const names = Array.from(used, ([, name]) => name).sort();
  const accepted = parseWorkflow("deploy.yml").on.workflow_call?.secrets ?? {};
  const passed = parseWorkflow("daily.yml").jobs.deploy?.secrets ?? {};
  expect(Object.keys(accepted).sort()).toEqual(names);
  expect(passed).toEqual(
    Object.fromEntries(
      names.map((name) => [name, `\${{ secrets.${String(name)} }}`]),
    ),
  );
});
