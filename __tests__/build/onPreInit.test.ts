import type { PreInitArgs } from "gatsby";
import { onPreInit } from "../../src/build/onPreInit";

const endpoint = process.env.GATSBY_QUOTE_ENDPOINT;

afterEach(() => {
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
