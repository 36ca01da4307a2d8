import {
  childrenSeconds,
  treeMemory,
} from "../../../src/tools/bench/processTree";
import { temporaryFolder } from "../../support/temporaryFolder";

/** Contents of `/proc/<pid>/stat`. */
const stat = (pid: number | string, parent: number, name = "node") =>
  `${pid} (${name}) S ${parent} 6081 17524 0 -1 4194304 101 0 0 0 310 45 1234 266 20 0 11 0 509577 3133440 414\n`;

const status = (kibibytes: number) =>
  `Name:\tnode\nVmPeak:\t  999999 kB\nVmRSS:\t${String(kibibytes).padStart(8)} kB\nThreads:\t11\n`;

test("memory is the sum of a process and its descendants", async () => {
  const proc = await temporaryFolder({
    "1/stat": stat(1, 0),
    "1/status": status(5),
    "20/stat": stat(20, 1),
    "20/status": status(100),
    "30/stat": stat(30, 20, "a (strange) name"),
    "30/status": status(200),
    "31/stat": stat(31, 20),
    "31/status": status(400),
    "300/stat": stat(300, 30),
    "300/status": status(1000),
    uptime: "5160.51 9800.12",
  });
  expect(treeMemory(30, proc)).toBe(1200 * 1024);
  expect(treeMemory(20, proc)).toBe(1700 * 1024);
});

test("a process that ends meanwhile is not counted", async () => {
  const proc = await temporaryFolder({
    "20/stat": stat(20, 1),
    "20/status": status(100),
    "30/stat": stat(30, 20),
    "31/cmdline": "node",
  });
  expect(treeMemory(20, proc)).toBe(100 * 1024);
});

test("CPU time is the user and system time of ended children", async () => {
  const proc = await temporaryFolder({
    "self/stat": stat(20, 1, "a (strange) name"),
  });
  expect(childrenSeconds(proc)).toBe(15);
});
