import fs from "node:fs/promises";
import http from "node:http";
import type { OutgoingHttpHeaders } from "node:http";
import path from "node:path";
import { decapFileApiPath } from "../../src/cms/createCmsBackendConfig";
import { sendRawRequest } from "../support/sendRawRequest";
import { serveLocalProject } from "../support/editor";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

let folder: string;
let server: Awaited<ReturnType<typeof serveLocalProject>>;

beforeAll(async () => {
  folder = await createTemporaryFolder({ "package.json": "{}" });
  await fs.mkdir(path.join(folder, "content/images"), { recursive: true });
  await fs.mkdir(path.join(folder, "public/admin"), { recursive: true });
  for (const file of ["index.html", "editor.js"])
    await fs.writeFile(path.join(folder, "public/admin", file), "The editor");
  await fs.writeFile(path.join(folder, "content/a.md"), "words");
  server = await serveLocalProject(folder);
});
afterAll(() => server.close());

/** Sends the headers of a browser: Node's `fetch` sets neither `Host` nor `Origin`. */
async function request(
  body: object,
  headers: OutgoingHttpHeaders = {},
  method = "POST",
  address = decapFileApiPath,
) {
  const answer = await sendRawRequest(server.origin, address, {
    method,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      Origin: server.origin,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: answer.body.toString() };
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
  const { status, text } = await request(read("content/a.md"));
  expect(status).toBe(200);
  expect(text).toContain("words");
  expect((await request(write("content/b.md"))).status).toBe(200);
  await expect(
    fs.readFile(path.join(folder, "content/b.md"), "utf8"),
  ).resolves.toBe("x");
});

const port = () => new URL(server.origin).port;

const socket = "/socket.io/?EIO=4&transport=";

/** Whether Gatsby's socket accepts a WebSocket upgrade. */
const isUpgraded = (headers: OutgoingHttpHeaders) =>
  new Promise<boolean>((resolve) => {
    const upgrade = http.request(`${server.origin}${socket}websocket`, {
      headers: {
        Origin: server.origin,
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "bW92aW5nIHRvIFRhY29tYQ==",
        ...headers,
      },
    });
    upgrade.on("upgrade", (_response, opened) => {
      opened.destroy();
      resolve(true);
    });
    upgrade.on("error", () => resolve(false)).end();
  });

/** Requests what Gatsby sends to every origin, with unpublished content. */
async function askGatsby(headers: OutgoingHttpHeaders) {
  const { text: queried } = await request({}, headers, "POST", "/___graphql");
  const polling = `${socket}polling`;
  const { text: polled } = await request({}, headers, "GET", polling);
  return {
    queried: queried === "Drafts",
    polled: polled.includes('"upgrades":["websocket"]'),
    upgraded: await isUpgraded(headers),
  };
}

test.each<OutgoingHttpHeaders>([{}, { "Sec-Fetch-Site": "same-origin" }])(
  "a page of this site is answered: %j",
  async (headers) => {
    const all = { queried: true, polled: true, upgraded: true };
    await expect(askGatsby(headers)).resolves.toEqual(all);
  },
);

const codeEditor = "/__open-stack-frame-in-editor?fileName=package.json";

test.each<[string, string, string, string, number]>([
  ["a link to the editor", "GET", "document", "/admin", 200],
  ["a frame of it", "GET", "iframe", "/admin", 403],
  ["a form", "POST", "document", "/admin", 403],
  ["a link to the code editor", "GET", "document", codeEditor, 403],
])(
  "of a page of another site, %s is answered as it should be",
  async (_what, method, destination, address, status) => {
    const headers = {
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": destination,
    };
    const { origin } = server;
    const response = await sendRawRequest(origin, address, { method, headers });
    expect(response.status).toBe(status);
  },
);

test.each<[string, () => OutgoingHttpHeaders]>([
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
  ["a script", () => ({ "Sec-Fetch-Site": "cross-site" })],
])("a page of %s is refused, whatever it asks", async (_what, headers) => {
  for (const body of [read("content/a.md"), write("content/c.md")]) {
    const { status, text } = await request(body, headers());
    expect(status).toBe(403);
    expect(text).not.toContain("words");
  }
  const none = { queried: false, polled: false, upgraded: false };
  await expect(askGatsby(headers())).resolves.toEqual(none);
  await expect(fs.access(path.join(folder, "content/c.md"))).rejects.toThrow();
});

test.each([
  "content/../package.json",
  "content\\..\\package.json",
  "content//../package.json",
  "contents/a.md",
  "/etc/passwd",
  ".git/hooks/post-checkout",
  ".",
  "",
])("%p is neither read nor written", async (file) => {
  expect((await request(read(file))).status).toBe(403);
  expect((await request(write(file))).status).toBe(403);
});

test.each(["/admin", "/admin/editor.js", "/admin/content.json"])(
  "%s is answered before the site is bundled, and in no frame",
  async (address) => {
    const { origin } = server;
    const { status, headers } = await sendRawRequest(origin, address, {});
    expect(status).toBe(200);
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  },
);

test("symbolic links lead neither requests nor lists out of the content", async () => {
  const images = path.join(folder, "content/images");
  await fs.symlink(folder, path.join(images, "link"));
  for (const file of ["content/images/link/package.json", "content/images"])
    expect((await request(read(file))).status).toBe(403);
  expect((await request(write("content/images/link/new.txt"))).status).toBe(
    403,
  );
  const picture = "/admin/images/link/package.json";
  expect((await sendRawRequest(server.origin, picture, {})).status).toBe(403);
  await fs.rename(path.join(images, "link"), path.join(folder, "link"));
  await fs.symlink("../a.md", path.join(images, "inside.md"));
  expect((await request(read("content/images/inside.md"))).status).toBe(200);
});

test("a path in any place of a request is checked", async () => {
  const outside = [
    { action: "entriesByFolder", params: { folder: "src" } },
    { action: "entriesByFiles", params: { files: [{ path: "package.json" }] } },
    { action: "getMedia", params: { mediaFolder: "static" } },
    { action: "deleteFiles", params: { paths: ["content/a.md", "x"] } },
    { action: "persistMedia", params: { asset: { path: "a.svg" } } },
  ];
  for (const body of outside) expect((await request(body)).status).toBe(403);
});

test.each<[string, () => string]>([
  ["of another port", () => "localhost:1"],
  ["without a port", () => "localhost"],
  ["with a period at its end", () => `localhost.:${port()}`],
  ["written as a short address", () => `127.1:${port()}`],
  ["of any address", () => `0.0.0.0:${port()}`],
])("a host %s is refused", async (_what, hostOf) => {
  const host = hostOf();
  const headers = { Host: host, Origin: `http://${host}` };
  expect((await request(read("content/a.md"), headers)).status).toBe(403);
});

const remove = (file: string) => ({
  action: "deleteFiles",
  params: { branch: "main", paths: [file], options: { commitMessage: "x" } },
});
const fails = (code: string) => () =>
  Promise.reject(Object.assign(new Error(code), { code }));

test.each<[string, keyof typeof fs, object, string, string]>([
  [
    "a full disk",
    "writeFile",
    write("content/a.md"),
    "ENOSPC",
    "written: the disk is full",
  ],
  [
    "a read-only file",
    "access",
    write("content/a.md"),
    "EACCES",
    "written: it is read-only",
  ],
  [
    "a read-only folder",
    "rename",
    write("content/a.md"),
    "EACCES",
    "written: it is read-only",
  ],
  [
    "a read-only file",
    "access",
    remove("content/a.md"),
    "EACCES",
    "deleted: it is read-only",
  ],
])(
  "%s is told, and the file stays as it was",
  async (_what, step, body, code, action) => {
    const failing = jest
      .spyOn(fs, step as "rename")
      .mockImplementation(fails(code));
    const { status, text } = await request(body);
    failing.mockRestore();
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      error: `content/a.md can't be ${action}.`,
    });
    const file = path.join(folder, "content/a.md");
    await expect(fs.readFile(file, "utf8")).resolves.toBe("words");
    const left = await fs.readdir(path.join(folder, "content"));
    expect(left.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  },
);

test("what is uploaded is answered, and what is deleted is gone", async () => {
  const content = Buffer.from("x").toString("base64");
  const asset = { path: "content/images/x.jpg", content, encoding: "base64" };
  const { text } = await request({ action: "persistMedia", params: { asset } });
  expect(JSON.parse(text)).toMatchObject({ ...asset, name: "x.jpg" });
  expect((await request(remove(asset.path))).status).toBe(200);
  await expect(fs.access(path.join(folder, asset.path))).rejects.toThrow();
});

test("other methods and other kinds of content are refused", async () => {
  for (const method of ["GET", "PUT", "PATCH", "DELETE"])
    expect((await request({}, {}, method)).status).toBe(405);
  for (const type of ["text/plain", "application/x-www-form-urlencoded"])
    expect(
      (await request(read("content/a.md"), { "Content-Type": type })).status,
    ).toBe(415);
});
