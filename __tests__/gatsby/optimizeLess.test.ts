import { spawnSync } from "node:child_process";
import v8 from "node:v8";
import { optimizeLess, option } from "../../src/gatsby/optimizeLess";

const options = option ? [option] : [];

test("this version of Node knows its option", () => {
  const { status } = spawnSync(process.execPath, [...options, "--eval", "0"]);
  expect(status).toBe(0);
});

test("V8 gets the option", () => {
  const set = jest.spyOn(v8, "setFlagsFromString").mockReturnValue();
  optimizeLess();
  expect(set.mock.calls.flat()).toEqual(options);
  set.mockRestore();
});
