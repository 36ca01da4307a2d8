/** Says, as servers do, that a body is too long. */
class TooLong extends Error {
  readonly statusCode = 413;
}

/**
 * The body of a request as text, read only as far as it may be.
 * @param longest in bytes
 * @throws with the `statusCode` 413 when it is longer
 */
export async function readText(
  { headers, body }: Request,
  longest: number,
): Promise<string> {
  if (Number(headers.get("content-length")) > longest) throw new TooLong();
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
      throw new TooLong();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
