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
    clients: {
      get: (id: string) => {
        const url = clientUrls[id];
        return Promise.resolve(url === undefined ? undefined : { url });
      },
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

/** Clients of the worker, by id, with the URLs with which they were created. */
const clientUrls: Record<string, string> = {
  cached: "https://site.test/resources/boxes?copy=B#plan=z",
  former: "https://site.test/resources/boxes?copy=A",
  network: "https://site.test/resources/boxes",
};

interface Requested {
  readonly url: string;
  readonly method?: string;
  readonly mode?: string;
  readonly clientId?: string;
}

/** Returns the worker's response; `undefined` if it doesn't handle the request. */
function request(requested: Requested): Promise<Response> | undefined {
  const { url, method = "GET", mode = "cors", clientId = "" } = requested;
  let response: Promise<Response> | undefined;
  listeners.fetch!({
    request: { url: new URL(url, location.href).href, method, mode },
    clientId,
    respondWith: (promise: Promise<Response>) => {
      response = promise;
    },
  });
  return response;
}

/** Returns the text of the worker's response, the target of a redirect, or "failed". */
async function outcomeOf(requested: Requested): Promise<string | undefined> {
  try {
    const response = await request(requested);
    if (response?.type === "error") return "failed";
    return response?.headers.get("Location") ?? (await response?.text());
  } catch {
    return "failed";
  }
}

test.each([
  ["/resources", "GET", "navigate"],
  ["/app-2.js", "GET", "cors"],
  ["/app-1.js", "POST", "cors"],
  ["https://other.test/app-1.js", "GET", "cors"],
])("leaves %s alone, by %s to %s", (url, method, mode) => {
  expect(request({ url, method, mode })).toBeUndefined();
});

const page = { url: "/resources/boxes", mode: "navigate" };
const cachedPage = "https://site.test/resources/boxes?copy=B";
const data = { url: "/page-data/app-data.json", clientId: "network" };
const script = { url: "/app-1.js" };

test.each([
  [page, 200, "from the network"],
  [page, 404, "from the network"],
  [page, 502, cachedPage],
  [page, "down", cachedPage],
  [
    { ...page, url: "/resources/Boxes/?from=home" },
    "down",
    "https://site.test/resources/boxes?from=home&copy=B",
  ],
  // The page asks for the cache itself, and a former release's page is replaced.
  [{ ...page, url: "/resources/boxes?copy=" }, 200, cachedPage],
  [{ ...page, url: "/resources/boxes?copy=A" }, 200, cachedPage],
  [{ ...page, url: "/resources/boxes?copy=B" }, 200, "copied page"],
  [script, "down", "copied script"],
  // Data of a page from the network never comes from the cache.
  [data, 200, "from the network"],
  [data, 503, "from the network"],
  [data, "down", "failed"],
  [{ ...data, clientId: "gone" }, "down", "failed"],
  // Data of a cached page never comes from the network.
  [{ ...data, clientId: "cached" }, 200, "copied data"],
  [{ ...data, clientId: "cached" }, "down", "copied data"],
  [{ ...data, clientId: "former" }, 200, "failed"],
] as const)(
  "responds to %o, with a network that is %s, by %s",
  async (requested, state, outcome) => {
    become(state);
    expect(await outcomeOf(requested)).toBe(outcome);
  },
);

test("waits three seconds for a page", async () => {
  become("silent");
  const onOutcome = jest.fn();
  const outcome = outcomeOf(page).then(onOutcome);
  await jest.advanceTimersByTimeAsync(2900);
  expect(onOutcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await outcome;
  expect(onOutcome).toHaveBeenCalledWith(cachedPage);
});
