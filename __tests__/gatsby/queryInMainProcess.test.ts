import { queryInMainProcess } from "../../src/gatsby/queryInMainProcess";
import { temporaryFolder } from "../support/temporaryFolder";

async function cpuCount(
  files: number,
  cores: number,
  env: NodeJS.ProcessEnv = {},
) {
  const names = Array.from({ length: files }, (_, n) => `content/${n}.md`);
  const project = await temporaryFolder(
    Object.fromEntries(names.map((name) => [name, ""])),
  );
  await queryInMainProcess(project, env, cores);
  return env.GATSBY_CPU_COUNT;
}

test("a small site is queried in one process", async () => {
  expect(await cpuCount(3, 8)).toBe("1");
});

test("a large site is queried in several, if there are cores for them", async () => {
  expect(await cpuCount(500, 8)).toBeUndefined();
  expect(await cpuCount(500, 2)).toBe("1");
});

test("the setting of the environment wins", async () => {
  expect(await cpuCount(3, 8, { GATSBY_CPU_COUNT: "4" })).toBe("4");
});
