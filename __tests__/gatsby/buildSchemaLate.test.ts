import { buildSchemaLate } from "../../src/gatsby/buildSchemaLate";

const modules = new Map<string, object>();

jest.mock("node:module", () => ({
  createRequire: () => (name: string) => modules.get(name),
}));

const workerModule = "gatsby/dist/utils/worker/child";
const inWorker = { GATSBY_WORKER_POOL_WORKER: "true" };

test("a worker builds no schema when the main process asks for it", async () => {
  const buildSchema = jest.fn();
  const worker = { buildSchema };
  modules.set(workerModule, worker);
  buildSchemaLate(inWorker);
  await worker.buildSchema();
  expect(buildSchema).not.toHaveBeenCalled();
});

test("the main process doesn't load the worker's code", () => {
  modules.clear();
  expect(() => {
    buildSchemaLate({});
  }).not.toThrow();
});

test("a Gatsby that builds schemas elsewhere is an error", () => {
  modules.set(workerModule, {});
  expect(() => {
    buildSchemaLate(inWorker);
  }).toThrow("Gatsby builds schemas elsewhere");
});
