import type { PreInitArgs } from "gatsby";
import { onPreInit } from "../../src/build/onPreInit";
import { setEncoders } from "../../src/build/pictures/encoding";

// It would change sharp itself.
jest.mock("../../src/build/pictures/encoding");

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

test("pictures are encoded with the site's settings", async () => {
  jest.mocked(setEncoders).mockClear();
  await panicsWith();
  expect(setEncoders).toHaveBeenCalledTimes(1);
});
