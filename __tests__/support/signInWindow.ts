import vm from "node:vm";

type Listener = (event: {
  data: string;
  origin: string;
  source: unknown;
}) => void;

/** The contents of a script of a page. */
function scriptOf(html: string, attribute: string): string {
  const [, script] =
    new RegExp(`<script [^>]*${attribute}[^>]*>([^]*?)</script>`).exec(html) ??
    [];
  if (!script) throw new Error(`The page has no script with ${attribute}`);
  return script;
}

/**
 * Runs the script of the page at the end of a sign-in, as the window that an
 * editor opened. The editor answers like Decap.
 * @param editor the origin of the editor
 * @returns the messages that the editor received
 */
export function handshake(html: string, editor: string): string[] {
  const received: string[] = [];
  const listeners: Listener[] = [];
  const opener = {
    postMessage(data: string, target: string) {
      // A browser delivers no message that is meant for another origin.
      if (target !== editor) return;
      received.push(data);
      if (data === "authorizing:github")
        for (const hear of listeners)
          hear({ data, origin: editor, source: opener });
    },
  };
  vm.runInNewContext(scriptOf(html, "nonce"), {
    opener,
    addEventListener: (_name: string, listener: Listener) =>
      listeners.push(listener),
    document: {
      getElementById: (id: string) => ({
        textContent: scriptOf(html, `id="${id}"`),
      }),
    },
  });
  return received;
}
