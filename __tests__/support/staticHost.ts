import http from "node:http";
import path from "node:path";
import { pageFile } from "../../src/site/buildFiles";
import { builtFiles } from "./builtFiles";
import { builtFolder } from "./builtFolder";
import fs from "node:fs";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/**
 * The built site on a generic static host: a page for its exact
 * path, a file for its exact name, and 404.html for anything else.
 */
export async function hostStatically() {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const found = [pathname, pageFile(pathname)].find((file) =>
      builtFiles.has(file),
    );
    const file = found ?? "/404.html";
    response.writeHead(found ? 200 : 404, {
      "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
    });
    fs.createReadStream(path.join(builtFolder, file)).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
