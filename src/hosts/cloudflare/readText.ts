/** Has a `statusCode` like the errors of Fastify. */
class BodyTooLong extends Error {
  readonly statusCode = 413;
}

/**
 * Reads a request's body as text, up to a limit.
 * @param longest accepted length in bytes
 * @throws with the `statusCode` 413 if it is longer
 */
export async function readText(
  { headers, body }: Request,
  longest: number,
): Promise<string> {
  if (Number(headers.get("content-length")) > longest) throw new BodyTooLong();
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    length += chunk.value.length;
    if (length > longest) {
      await reader?.cancel();
      throw new BodyTooLong();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
