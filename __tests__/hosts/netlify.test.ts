import "../support/fixtureOnly";
import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { headerRules, keepForever } from "../../src/site/headers";
import { fixtureSiteUrl } from "../fixture/content";
import { builtFiles } from "../support/builtFiles";
import { builtRedirects } from "../support/builtRedirects";
import { startService } from "../support/localService";
import { adaptToNetlify } from "../support/netlifyBuild";
import { sentRequest } from "../support/quoteRequests";

/** A copy of the built project, adapted for Netlify. */
let folder: string;
beforeAll(async () => {
  folder = await adaptToNetlify();
});

const read = (file: string) =>
  fs.readFile(path.join(folder, "public", file), "utf8");

/** The lines of a file, without comments and empty lines. */
const linesOf = async (file: string) =>
  (await read(file)).split("\n").filter((line) => /^[^#]/.test(line));

test("_redirects has exactly the redirects and the quote function", async () => {
  const lines = await linesOf("_redirects");
  expect(lines.map((line) => line.split(/\s+/)).sort()).toEqual(
    [
      ...builtRedirects.map(([from, to]) => [from, to, "301"]),
      ["/api/quote", "/.netlify/functions/quote-js", "200"],
    ].sort(),
  );
});

describe("_headers", () => {
  const blocks = new Map<string, string[]>();
  beforeAll(async () => {
    let block: string[] = [];
    for (const line of await linesOf("_headers"))
      if (line.startsWith("/")) {
        expect(blocks).not.toContain(line);
        blocks.set(line, (block = []));
      } else block.push(line.trim());
  });

  test("has the headers of every response", () => {
    const everywhere = Object.entries(headerRules([], "")[0]!.headers);
    expect(blocks.get("/*")).toEqual(
      everywhere.map(([name, value]) => `${name}: ${value}`),
    );
  });

  test("lets caches keep exactly the hashed files forever", () => {
    const immutable = Array.from(blocks)
      .filter(([, lines]) => lines.includes(`Cache-Control: ${keepForever}`))
      .map(([pattern]) => pattern);
    const hashed = Array.from(builtFiles).filter((file) =>
      /^\/[^/]+\.(?:js|css)$/.test(file),
    );
    expect(hashed.length).toBeGreaterThan(10);
    expect(immutable.sort()).toEqual(["/static/*", ...hashed].sort());
  });

  test("has only patterns that Netlify supports", () => {
    const unknown = Array.from(blocks.keys()).filter((pattern) =>
      /\*.|:/.test(pattern),
    );
    expect(unknown).toEqual([]);
  });
});

test("pages are where Netlify looks for their paths", async () => {
  await expect(read("index.html")).resolves.toContain("<h1>");
  await expect(read("about.html")).resolves.toContain("<h1>");
  await expect(read("404.html")).resolves.toContain("Page Not Found");
});

test("files for other hosts are not published", async () => {
  const published = await fs.readdir(path.join(folder, "public"), {
    recursive: true,
  });
  expect(
    published.filter((file) =>
      /\.(?:br|gz|map)$|headers\.json$|(?:^|\/)\./.test(file),
    ),
  ).toEqual([]);
});

describe("the quote function", () => {
  const script = `require(process.argv[1])
    .handler(JSON.parse(process.argv[2]), {})
    .then((answer) => process.stdout.write(JSON.stringify(answer)))`;

  /**
   * Calls the function as Netlify does, with a service that stores requests.
   */
  async function call(body: object, url: string) {
    const file = ".netlify/functions-internal/quote-js/quote-js.js";
    const json = JSON.stringify(body);
    const event = {
      path: "/api/quote",
      httpMethod: "POST",
      multiValueHeaders: {
        host: [new URL(fixtureSiteUrl).host],
        "content-type": ["application/json"],
        "content-length": [String(json.length)],
      },
      body: json,
      isBase64Encoded: false,
    };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["-e", script, path.join(folder, file), JSON.stringify(event)],
      { env: { QUOTE_INBOX: "none", QUOTE_FORWARD_URL: url }, timeout: 20_000 },
    );
    const answer = JSON.parse(stdout) as { statusCode: number; body: string };
    return [
      answer.statusCode,
      JSON.parse(Buffer.from(answer.body, "base64").toString()) as unknown,
    ];
  }

  let service: Awaited<ReturnType<typeof startService>>;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(() => service.close());

  test("forwards a request to the configured service", async () => {
    expect(await call(sentRequest, service.url)).toEqual([
      201,
      { received: true },
    ]);
    expect(
      service.posts.map(({ body }) => JSON.parse(body) as unknown),
    ).toEqual([sentRequest]);
  });

  test("rejects an invalid request", async () => {
    expect(await call({ ...sentRequest, name: "A" }, service.url)).toEqual([
      422,
      expect.objectContaining({
        errors: { name: "Name must be at least 2 characters" },
      }),
    ]);
    expect(service.posts).toEqual([]);
  });
});

test.each([
  [undefined, undefined],
  ["true", "gatsby-adapter-netlify"],
])("a build with NETLIFY=%s uses the adapter %s", (value, name) => {
  if (value) process.env.NETLIFY = value;
  jest.isolateModules(() => {
    const { default: config } = jest.requireActual<{
      default: { adapter?: { name: string } };
    }>("../../gatsby-config");
    expect(config.adapter?.name).toBe(name);
  });
  delete process.env.NETLIFY;
});
