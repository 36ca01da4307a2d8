import fs from "node:fs/promises";
import { parse } from "yaml";

test("the checks that the docs tell owners to require are jobs of the workflow", async () => {
  const docs = await fs.readFile("docs/cms.md", "utf8");
  const [, named = ""] =
    /require a pull request and the\s+checks? (_.+?_), and block/.exec(docs) ??
    [];
  const workflow = parse(
    await fs.readFile(".github/workflows/check.yml", "utf8"),
  ) as { jobs: Record<string, { name?: string }> };
  const jobs = Object.entries(workflow.jobs).map(
    ([id, { name = id }]) => `_${name}_`,
  );
  expect(named.split(" and ")).toEqual(jobs);
});
