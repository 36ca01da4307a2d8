import type { PreInitArgs } from "gatsby";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { onPreInit } from "../../src/gatsby/onPreInit";

// The real one would check this project's own cache.
jest.mock("../../src/gatsby/foreignCache");

const endpoint = process.env.GATSBY_QUOTE_ENDPOINT;
const prototype = sharp.prototype as Sharp;
const avif: unknown = Reflect.get(prototype, "avif");

afterEach(() => {
  Reflect.set(prototype, "avif", avif);
  if (endpoint === undefined) delete process.env.GATSBY_QUOTE_ENDPOINT;
  else process.env.GATSBY_QUOTE_ENDPOINT = endpoint;
});

async function panicsWith(value?: string) {
  if (value === undefined) delete process.env.GATSBY_QUOTE_ENDPOINT;
  else process.env.GATSBY_QUOTE_ENDPOINT = value;
  const panic = jest.fn<undefined, [string]>();
  await onPreInit(
    {
      reporter: { panic, setErrorMap: jest.fn() },
      store: { getState: () => ({ flattenedPlugins: [] }) },
    } as unknown as PreInitArgs,
    { plugins: [] },
    () => undefined,
  );
  return panic.mock.calls;
}

describe("the quote endpoint", () => {
  test("stops the build when it is wrong, before anything is read", async () => {
    expect(await panicsWith("http://forms.example")).toEqual([
      [
        expect.stringContaining(
          'GATSBY_QUOTE_ENDPOINT is "http://forms.example"',
        ),
      ],
    ]);
  });

  test.each([undefined, "https://forms.example/quote"])(
    "is accepted when it is %p",
    async (value) => {
      expect(await panicsWith(value)).toEqual([]);
    },
  );
});

describe("AVIF", () => {
  const effortOf = (image: Sharp) =>
    (image as unknown as { options: { heifEffort: number } }).options
      .heifEffort;

  test("is encoded with low effort", async () => {
    await panicsWith();
    expect(effortOf(sharp().avif({ quality: 70 }))).toBe(2);
  });

  test("is encoded with another effort on request", async () => {
    await panicsWith();
    expect(effortOf(sharp().avif({ effort: 7 }))).toBe(7);
  });
});
