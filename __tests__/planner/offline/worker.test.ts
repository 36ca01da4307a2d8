jest.useFakeTimers();

const listeners: Record<string, (event: object) => void> = {};
const copies: Record<string, string> = {
  "/resources/boxes": "copied page",
  "/app-1.js": "copied script",
  "/page-data/app-data.json": "copied data",
};
const paths = Object.keys(copies);
const cache = {
  keys: jest.fn(() => Promise.resolve(paths)),
  addAll: jest.fn<Promise<void>, [Request[]]>(() => Promise.resolve()),
};
const deleted = jest.fn();
const skipWaiting = jest.fn();

const network = jest.fn<Promise<Response>, [unknown]>();

/** Sets the network's behavior: a status, a failure, or no response. */
function become(state: number | "down" | "silent"): void {
  network.mockReset().mockImplementation(() =>
    state === "down"
      ? Promise.reject(new TypeError())
      : new Promise((resolve) => {
          if (state !== "silent")
            resolve(new Response("from the network", { status: state }));
        }),
  );
}

beforeAll(async () => {
  Object.assign(globalThis, {
    toolFiles: {
      cacheName: "B",
      pages: ["/resources/boxes"],
      files: paths.map((path) => [path, `sha256-${path}`]),
    },
    location: new URL("https://site.test/resources/offline.js"),
    skipWaiting,
    // In workers, Request resolves relative URLs.
    Request: class extends Request {
      constructor(path: string, settings: RequestInit) {
        super(new URL(path, location.href), settings);
      }
    },
    caches: {
      open: () => Promise.resolve(cache),
      keys: () => Promise.resolve(["A", "B"]),
      delete: deleted,
      match: (path: string, { cacheName }: MultiCacheQueryOptions) =>
        Promise.resolve(
          cacheName === "B" ? new Response(copies[path]) : undefined,
        ),
    },
    fetch: network,
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
  });
  await import("../../../src/planner/offline/worker");
});

/** Dispatches an event, and awaits the worker's `waitUntil`. */
async function dispatch(type: string, event: object = {}): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners[type]!({
    ...event,
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  await work;
}

test("takes all files of its release, past the browser's own cache, and deletes those of another one", async () => {
  cache.keys.mockResolvedValueOnce([]);
  await dispatch("install");
  expect(
    cache.addAll.mock.calls.map(([requests]) =>
      requests.map(({ url, integrity, cache: mode }) => [
        new URL(url).pathname,
        integrity,
        mode,
      ]),
    ),
  ).toEqual([paths.map((path) => [path, `sha256-${path}`, "no-cache"])]);
  expect(skipWaiting).toHaveBeenCalled();
  await dispatch("activate");
  expect(deleted.mock.calls).toEqual([["A"]]);
});

test("says that it has all files once it has them, and asks for none that it has", async () => {
  const postMessage = jest.fn();
  const event = { source: { postMessage } };
  cache.addAll.mockReset().mockRejectedValueOnce(new TypeError());
  cache.keys.mockResolvedValueOnce(paths.slice(1));
  await expect(dispatch("message", event)).rejects.toThrow(TypeError);
  expect(postMessage).not.toHaveBeenCalled();
  await dispatch("message", event);
  expect(postMessage).toHaveBeenCalled();
  expect(cache.addAll).toHaveBeenCalledTimes(1);
});

interface Asked {
  readonly address: string;
  readonly method?: string;
  readonly mode?: string;
  /** Id of the requesting page; for a document, of the page that is left. */
  readonly clientId?: string;
}

/** Returns the worker's response; `undefined` if it doesn't handle the request. */
function ask({ address, method = "GET", mode = "cors", clientId }: Asked) {
  let response: Promise<Response> | undefined;
  listeners.fetch!({
    request: { url: new URL(address, location.href).href, method, mode },
    clientId,
    resultingClientId: "copy",
    respondWith: (promise: Promise<Response>) => {
      response = promise;
    },
  });
  return response;
}

const textFor = async (request: Asked) => (await ask(request))?.text();

test.each([
  ["/resources", "GET", "navigate"],
  ["/app-2.js", "GET", "cors"],
  ["/app-1.js", "POST", "cors"],
  ["https://other.test/app-1.js", "GET", "cors"],
])("leaves %s alone, by %s to %s", (address, method, mode) => {
  expect(ask({ address, method, mode })).toBeUndefined();
});

const page = { address: "/resources/boxes", mode: "navigate" };
const data = { address: "/page-data/app-data.json" };

test.each([
  [page, 200, "from the network"],
  [page, 404, "from the network"],
  [page, 502, "copied page"],
  [page, "down", "copied page"],
  [{ ...page, address: "/resources/boxes?from=home" }, "down", "copied page"],
  [data, 200, "from the network"],
  [data, 404, "from the network"],
  [data, 503, "copied data"],
  [data, "down", "copied data"],
] as const)(
  "responds to %o, of a network that is %s, with %s",
  async (request, state, text) => {
    become(state);
    expect(await textFor(request)).toBe(text);
  },
);

test("waits three seconds for a page", async () => {
  become("silent");
  const onText = jest.fn();
  const response = textFor(page).then(onText);
  await jest.advanceTimersByTimeAsync(2900);
  expect(onText).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await response;
  expect(onText).toHaveBeenCalledWith("copied page");
});

test("asks the network neither for files with hashes nor for the data of a page that is a copy", async () => {
  become("down");
  await textFor({ ...page, clientId: "former" });
  become(200);
  expect(await textFor({ address: "/app-1.js" })).toBe("copied script");
  expect(await textFor({ ...data, clientId: "copy" })).toBe("copied data");
  expect(network).not.toHaveBeenCalled();
  expect(await textFor({ ...data, clientId: "former" })).toBe(
    "from the network",
  );
});

test("leads to the one address of a page", async () => {
  become("down");
  const response = await ask({
    ...page,
    address: "/resources/Boxes/?from=home",
  });
  expect(response?.headers.get("Location")).toBe(
    "https://site.test/resources/boxes?from=home",
  );
});
