import { queryInMainProcess } from "../../src/gatsby/queryInMainProcess";
import { temporaryFolder } from "../support/temporaryFolder";

async function coresOf(files: number, env: NodeJS.ProcessEnv = {}) {
  const names = Array.from({ length: files }, (_, n) => `content/${n}.md`);
  const project = await temporaryFolder(
    Object.fromEntries(names.map((name) => [name, ""])),
  );
  await queryInMainProcess(project, env);
  return env.GATSBY_CPU_COUNT;
}

test("a small site is queried in one process", async () => {
  expect(await coresOf(3)).toBe("1");
});

test("a large site is queried in several", async () => {
  expect(await coresOf(500)).toBeUndefined();
});

test("the setting of the environment wins", async () => {
  expect(await coresOf(3, { GATSBY_CPU_COUNT: "4" })).toBe("4");
});
