import { execFileSync, spawn } from "node:child_process";
import { childrenSeconds, treeMemory } from "../../src/bench/processTree";
import { endOf } from "../../src/bench/runBuild";

test.each([
  ["success write out requires - 0.012s", "prepare"],
  ["success Building HTML renderer - 1.283s", "bundle"],
  ["success Merge worker state - 0.002s", "query"],
  ["success stitching slices - 0.018s", "render"],
])("%s ends a part of a build", (line, stage) => {
  expect(endOf(line)).toBe(stage);
});

test("other lines end none", () => {
  expect(endOf("success building schema - 0.505s")).toBeUndefined();
  expect(endOf("info There are no new or changed html files")).toBeUndefined();
});

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("memory is that of a process and of those below it", async () => {
  const hold =
    "globalThis.held = Buffer.alloc(100e6, 1); console.log('held'); setInterval(() => 0, 1000)";
  const own = treeMemory(process.pid);
  const child = spawn(process.execPath, ["-e", hold]);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  expect(treeMemory(child.pid!)).toBeGreaterThan(100e6);
  expect(treeMemory(process.pid) - own).toBeGreaterThan(90e6);
  child.kill();
  await new Promise((resolve) => child.once("exit", resolve));
});

onLinux("CPU is counted when a child has ended", () => {
  const before = childrenSeconds();
  execFileSync(process.execPath, [
    "-e",
    "while (process.cpuUsage().user < 5e5);",
  ]);
  expect(childrenSeconds() - before).toBeGreaterThan(0.4);
});
