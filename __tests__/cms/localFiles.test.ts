import fs from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { filesAddress } from "../../src/cms/localFiles";
import { serveLocalProject } from "../support/editor";
import { temporaryFolder } from "../support/temporaryFolder";

let folder: string;
let server: Awaited<ReturnType<typeof serveLocalProject>>;

beforeAll(async () => {
  folder = await temporaryFolder({ "package.json": "{}" });
  await fs.mkdir(path.join(folder, "content"));
  await fs.writeFile(path.join(folder, "content/a.md"), "words");
  server = await serveLocalProject(folder);
});
afterAll(() => server.close());

/** As a browser sends it: `fetch` of Node sets neither `Host` nor `Origin`. */
function ask(
  body: object,
  headers: http.OutgoingHttpHeaders = {},
  options: http.RequestOptions = {},
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      server.origin + filesAddress,
      {
        agent: false,
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          Origin: server.origin,
          ...headers,
        },
        ...options,
      },
      (response) => {
        let text = "";
        response.on("data", (part: Buffer) => (text += part.toString()));
        response.on("end", () =>
          resolve({ status: response.statusCode, text }),
        );
      },
    );
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

const read = (file: string) => ({
  action: "getEntry",
  params: { branch: "main", path: file },
});
const write = (file: string) => ({
  action: "persistEntry",
  params: {
    branch: "main",
    dataFiles: [{ slug: "x", path: file, raw: "x" }],
    assets: [],
    options: { commitMessage: "x", useWorkflow: false, status: "draft" },
  },
});

test("the editor of this machine reads and writes content", async () => {
  const { status, text } = await ask(read("content/a.md"));
  expect(status).toBe(200);
  expect(text).toContain("words");
  expect((await ask(write("content/b.md"))).status).toBe(200);
  await expect(
    fs.readFile(path.join(folder, "content/b.md"), "utf8"),
  ).resolves.toBe("x");
});

const port = () => new URL(server.origin).port;

test.each<[string, () => http.OutgoingHttpHeaders]>([
  ["another site", () => ({ Origin: "https://evil.example" })],
  ["another port", () => ({ Origin: "http://127.0.0.1:3000" })],
  [
    "another loopback address",
    () => ({ Origin: `http://127.0.0.2:${port()}` }),
  ],
  ["a sandboxed frame", () => ({ Origin: "null" })],
  [
    "a name that leads here",
    () => ({
      Host: `evil.example:${port()}`,
      Origin: `http://evil.example:${port()}`,
    }),
  ],
  [
    "a host of another port",
    () => ({ Host: "localhost:1", Origin: "http://localhost:1" }),
  ],
])("a page of %s is refused, whatever it asks", async (_what, headers) => {
  for (const body of [read("content/a.md"), write("content/c.md")]) {
    const { status, text } = await ask(body, headers());
    expect(status).toBe(403);
    expect(text).not.toContain("words");
  }
  await expect(fs.access(path.join(folder, "content/c.md"))).rejects.toThrow();
});

test.each([
  "package.json",
  "content/../package.json",
  "./package.json",
  "contents/a.md",
  ".git/hooks/post-checkout",
])("%s is neither read nor written", async (file) => {
  expect((await ask(read(file))).status).toBe(403);
  expect((await ask(write(file))).status).toBe(403);
});

test("a path in any place of a request is checked", async () => {
  const outside = [
    { action: "entriesByFolder", params: { folder: "src" } },
    { action: "entriesByFiles", params: { files: [{ path: "package.json" }] } },
    { action: "getMedia", params: { mediaFolder: "static" } },
    { action: "deleteFiles", params: { paths: ["content/a.md", "x"] } },
    { action: "persistMedia", params: { asset: { path: "a.svg" } } },
  ];
  for (const body of outside) expect((await ask(body)).status).toBe(403);
});

test("other methods and other kinds of content are refused", async () => {
  for (const method of ["PUT", "PATCH", "DELETE"])
    expect((await ask({}, {}, { method })).status).toBe(405);
  for (const type of ["text/plain", "application/x-www-form-urlencoded"])
    expect(
      (await ask(read("content/a.md"), { "Content-Type": type })).status,
    ).toBe(415);
});
