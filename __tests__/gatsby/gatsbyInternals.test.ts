import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { RenderBodyArgs } from "gatsby";
import type { WebsocketManager } from "gatsby/dist/utils/websocket-manager";
import {
  onServerListening,
  collectPageParts,
  writeQueryTypes,
} from "../../src/gatsby/gatsbyInternals";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

const project = process.cwd();

const written = {
  "public/chunk-map.json": JSON.stringify({
    app: ["/app-1.js"],
    loader: ["/loader-1.js"],
    "component---plan": ["/component---plan.1.css", "/component---plan-1.js"],
  }),
  "public/page-data/app-data.json": '{"webpackCompilationHash":"c0ffee"}',
};

const args = {
  pathname: "/plan",
  bodyHtml: "<main></main>",
  scripts: [{ name: "framework-1.js" }, { name: "app-1.js" }],
  loadPageDataSync: () => ({
    componentChunkName: "component---plan",
    staticQueryHashes: ["123"],
  }),
} as unknown as RenderBodyArgs;

afterEach(() => process.chdir(project));

test.each([
  ["no HTML", { bodyHtml: undefined }, {}, "There is no bodyHtml"],
  ["no scripts", { scripts: undefined }, {}, "There is no scripts"],
  [
    "other page data",
    { loadPageDataSync: () => ({}) },
    {},
    "There is no staticQueryHashes",
  ],
  [
    "a page without a script",
    {},
    { "public/chunk-map.json": '{"loader":["/loader-1.js"]}' },
    "There is no script of component---plan",
  ],
  [
    "no hash",
    {},
    { "public/page-data/app-data.json": "{}" },
    "There is no webpackCompilationHash",
  ],
])("a Gatsby with %s is an error", async (_what, other, files, error) => {
  process.chdir(await createTemporaryFolder({ ...written, ...files }));
  expect(() =>
    collectPageParts({ ...args, ...other } as RenderBodyArgs),
  ).toThrow(error);
});

describe("the types of the queries", () => {
  const state = {
    schema: {},
    definitions: new Map([["AboutPage", {}]]),
    config: { graphqlTypegen: { typesOutputPath: "types.d.ts" } },
  };
  const write = jest.fn();
  const writer = (other = {}, otherState = {}) =>
    ({
      store: { getState: () => ({ ...state, ...otherState }) },
      writeTypeScriptTypes: write,
      ...other,
    }) as unknown as Parameters<typeof writeQueryTypes>[0];

  afterEach(() => write.mockReset());

  test("are written from Gatsby's state", async () => {
    await writeQueryTypes(writer());
    expect(write.mock.calls).toEqual([
      [
        project,
        state.schema,
        state.definitions,
        { typesOutputPath: "types.d.ts" },
      ],
    ]);
  });

  test.each([
    ["no store", { store: undefined }, {}, "There is no store"],
    [
      "another writer",
      { writeTypeScriptTypes: undefined },
      {},
      "There is no writeTypeScriptTypes",
    ],
    ["no schema", {}, { schema: undefined }, "There is no schema"],
    [
      "queries that are read later",
      {},
      { definitions: new Map() },
      "no queries",
    ],
    ["no setting", {}, { config: {} }, "There is no graphqlTypegen"],
  ])("aren't by a Gatsby with %s", async (_what, other, otherState, error) => {
    await expect(writeQueryTypes(writer(other, otherState))).rejects.toThrow(
      error,
    );
    expect(write).not.toHaveBeenCalled();
  });
});

describe("the development server", () => {
  test("tells its port when it listens", async () => {
    const server = http.createServer();
    const init = jest.fn<
      ReturnType<WebsocketManager["init"]>,
      Parameters<WebsocketManager["init"]>
    >();
    const manager = { init };
    const callback = jest.fn();
    onServerListening(callback, manager);
    manager.init({ server });
    expect(init).toHaveBeenCalledWith({ server });
    expect(callback).not.toHaveBeenCalled();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(callback).toHaveBeenCalledWith(port);
    server.close();
  });

  test("isn't that of a Gatsby without this socket", () => {
    expect(() => onServerListening(jest.fn(), {})).toThrow("There is no init");
  });
});
