import { onCreateWebpackConfig } from "../../src/gatsby/onCreateWebpackConfig";

test("a class or another export that is missing is an error, beside what Gatsby sets", async () => {
  const javascript = { url: false };
  const config = {
    plugins: [],
    resolve: { alias: {} },
    module: { rules: [], parser: { javascript } },
  };
  const replaceWebpackConfig = jest.fn();
  await onCreateWebpackConfig(
    {
      stage: "develop",
      getConfig: () => config,
      actions: { replaceWebpackConfig },
    } as unknown as Parameters<typeof onCreateWebpackConfig>[0],
    { plugins: [] },
    () => undefined,
  );
  expect(replaceWebpackConfig).toHaveBeenCalledWith(
    expect.objectContaining({
      module: expect.objectContaining({
        parser: { javascript: { ...javascript, exportsPresence: "error" } },
      }) as object,
    }),
  );
});
