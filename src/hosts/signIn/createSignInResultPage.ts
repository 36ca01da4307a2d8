import { encodeBase64Url } from "../../shared/base64Url";
import { escapeHtml } from "../../shared/text";
import { hostPageStyle } from "../../quote/inbox/responses/hostPage";

/** Creates a random token of 256 bits, in base64url. */
export const createRandomToken = (): string =>
  encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Outcome of a sign-in, which its window sends to the editor in Decap's format. */
export type SignInResult =
  | { readonly token: string; readonly provider: "github" }
  | { readonly message: string };

/**
 * Decap's handshake: the sign-in window announces itself, the editor replies, and the window sends the
 * outcome, but only to an editor of the same origin.
 */
const handshakeScript = `
const outcome = JSON.parse(document.getElementById("outcome").textContent);
if (opener) {
  addEventListener("message", ({ data, origin, source }) => {
    if (source === opener && data === "authorizing:github" && origin === location.origin)
      opener.postMessage(outcome, origin);
  });
  opener.postMessage("authorizing:github", location.origin);
}`;

const decapMessage = (outcome: SignInResult) =>
  `authorization:github:${"token" in outcome ? "success" : "error"}:${JSON.stringify(outcome)}`;

/**
 * Headers of all responses of the sign-in. A stricter Cross-Origin-Opener-Policy would cut the
 * sign-in window off from the editor's window.
 */
export const signInHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
} as const;

/** Creates the page at the end of a sign-in, which sends the outcome to the editor. */
export function createSignInResultPage(
  status: number,
  outcome: SignInResult,
): Response {
  const nonce = createRandomToken();
  const message =
    "message" in outcome
      ? outcome.message
      : "You are signed in. If this window stays open, close it and go back to the editor.";
  const data = JSON.stringify(decapMessage(outcome)).replaceAll("<", "\\u003c");
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in to the editor</title>
<style nonce="${nonce}">${hostPageStyle}</style>
<main>
<h1>${"token" in outcome ? "Signed in" : "Not signed in"}</h1>
<p>${escapeHtml(message)}</p>
</main>
<script type="application/json" id="outcome">${data}</script>
<script nonce="${nonce}">${handshakeScript}</script>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...signInHeaders,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
