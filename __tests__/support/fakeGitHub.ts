import http from "node:http";
import type { AddressInfo } from "node:net";

/** A GitHub on this machine with one user, who allows everything. */
export async function startGitHub(clientSecret = "the secret") {
  const codes = new Map<string, string>();
  /** Scopes of the tokens it gave. */
  const tokens = new Map<string, string>();
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://github.test");
    if (url.pathname === "/login/oauth/authorize") {
      const { redirect_uri: back = "", ...asked } = Object.fromEntries(
        url.searchParams,
      );
      const code = `code-${codes.size}`;
      codes.set(code, `${asked.scope ?? ""} ${back}`);
      const there = new URL(back);
      there.search = new URLSearchParams({
        code,
        state: asked.state ?? "",
      }).toString();
      response.writeHead(302, { Location: there.href }).end();
      return;
    }
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const given = new URLSearchParams(body);
      const code = given.get("code") ?? "";
      const [scope, back] = codes.get(code)?.split(" ") ?? [];
      codes.delete(code);
      const token = `gho_${tokens.size}`;
      const error =
        given.get("client_secret") !== clientSecret
          ? "incorrect_client_credentials"
          : !scope
            ? "bad_verification_code"
            : back !== given.get("redirect_uri")
              ? "redirect_uri_mismatch"
              : undefined;
      if (!error && scope) tokens.set(token, scope);
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(
          JSON.stringify(
            error ? { error } : { access_token: token, token_type: "bearer" },
          ),
        );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tokens,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
