import { precompressed } from "../../src/worker/precompressed";

const origin = "https://www.movers.example";

/** Built files by path, and the responses with the originals. */
const copies = new Map([
  ["/index.html.br", "copy of the home page"],
  ["/about/index.html.br", "copy of the page"],
  ["/app-1.js.br", "copy of the script"],
]);
const html = { "Content-Type": "text/html; charset=utf-8", ETag: '"1"' };
const ASSETS = {
  fetch: ({ url, method }: Request) => {
    const copy = copies.get(new URL(url).pathname);
    const body = method === "HEAD" ? null : copy;
    return Promise.resolve(new Response(body, { status: copy ? 200 : 404 }));
  },
};

/**
 * @param path that a visitor asks for
 * @param accepted the encodings that the browser reads
 * @param headers of the original
 */
function ask(
  path: string,
  accepted: string | undefined,
  headers: Readonly<Record<string, string>> = html,
) {
  const request = new Request(origin + path, {
    headers: { "Accept-Encoding": "gzip, br" },
  });
  if (accepted !== undefined)
    Object.assign(request, { cf: { clientAcceptEncoding: accepted } });
  const original = new Response("original", {
    headers: { ...headers, "Content-Length": "8", "X-Rule": "kept" },
  });
  return precompressed(request, original, { ASSETS });
}

const seen = async (response: Response) => ({
  encoding: response.headers.get("Content-Encoding"),
  body: await response.text(),
});

test.each([
  ["/", html, "copy of the home page"],
  ["/about", html, "copy of the page"],
  ["/app-1.js", { "Content-Type": "text/javascript" }, "copy of the script"],
])("%s is sent as the build compressed it", async (path, headers, body) => {
  const response = await ask(path, "gzip, deflate, br, zstd", headers);
  expect(await seen(response)).toEqual({ encoding: "br", body });
});

test("the copy has the headers of the original, but for its length", async () => {
  const { headers } = await ask("/about", "br");
  expect(Object.fromEntries(headers)).toEqual({
    "content-encoding": "br",
    "content-type": "text/html; charset=utf-8",
    etag: 'W/"1"',
    vary: "Accept-Encoding",
    "x-rule": "kept",
  });
});

test("HEAD gets the headers without the body", async () => {
  const request = new Request(`${origin}/about`, {
    method: "HEAD",
    headers: { "Accept-Encoding": "br" },
  });
  const original = new Response(null, { headers: html });
  const response = await precompressed(request, original, { ASSETS });
  expect(await seen(response)).toEqual({ encoding: "br", body: "" });
});

test.each(["gzip", "", "gzip, brx"])(
  'a browser that accepts "%s" gets the original, whatever the header says',
  async (accepted) => {
    const response = await ask("/about", accepted);
    expect(await seen(response)).toEqual({ encoding: null, body: "original" });
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  },
);

test("where Cloudflare hasn't changed the header, the header counts", async () => {
  expect(await seen(await ask("/about", undefined))).toMatchObject({
    encoding: "br",
  });
});

test("a file without a copy, such as a small one, is sent itself", async () => {
  expect(await seen(await ask("/contact", "br"))).toEqual({
    encoding: null,
    body: "original",
  });
});

test.each([
  ["a picture", "/static/van.avif", new Response("picture")],
  ["a missing page", "/about", new Response("none", { status: 404 })],
  ["an unchanged page", "/about", new Response(null, { status: 304 })],
])("the response with %s is not changed", async (_name, path, response) => {
  const request = new Request(origin + path, {
    headers: { "Accept-Encoding": "br" },
  });
  expect(await precompressed(request, response, { ASSETS })).toBe(response);
});
