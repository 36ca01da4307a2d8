import { spawn } from "node:child_process";
import { once } from "node:events";
import { buildFixture } from "../fixture/build";

/** Runs the tests of a Jest project; rejects if one fails. */
async function runProject(name: string, workers: number): Promise<void> {
  const jest = spawn(
    process.execPath,
    [
      require.resolve("jest/bin/jest"),
      "--selectProjects",
      name,
      `--maxWorkers=${workers}`,
    ],
    { stdio: "inherit" },
  );
  const [code] = (await once(jest, "close")) as [number | null];
  if (code !== 0) throw new Error(`The ${name} tests failed: see above.`);
}

/**
 * Runs `npm test`: builds the fixture site, meanwhile runs the tests that need no site, and
 * then runs those of the fixture site, even if a test has failed.
 */
async function runTests(): Promise<void> {
  const outcomes = await Promise.allSettled([
    runProject("unit", 2),
    buildFixture(),
  ]);
  // One worker more than above, because tests of pages mostly wait for frames and timers.
  if (outcomes[1].status === "fulfilled")
    outcomes.push(...(await Promise.allSettled([runProject("site", 3)])));
  for (const outcome of outcomes)
    if (outcome.status === "rejected") {
      console.error((outcome.reason as Error).message);
      process.exitCode = 1;
    }
}

void runTests();
