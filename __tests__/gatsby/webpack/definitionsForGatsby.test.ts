import { definitionsForGatsby } from "../../../src/gatsby/webpack/definitionsForGatsby";

test("variables of the host or the shell are left out", () => {
  const kept = {
    "process.env": "({})",
    "process.env.BUILD_STAGE": '"build-html"',
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_QUOTE_ENDPOINT": '"https://quotes.example/"',
    __TRAILING_SLASH__: '"never"',
  };
  const definitions = { ...kept, "process.env.COMMIT_REF": '"5f1c2d9"' };
  expect(
    definitionsForGatsby(definitions, {
      COMMIT_REF: "5f1c2d9",
      NODE_ENV: "production",
      GATSBY_QUOTE_ENDPOINT: "https://quotes.example/",
    }),
  ).toEqual(kept);
});

test("variables of a file, which are not in the environment, stay", () => {
  const definitions = { "process.env.SITE_NAME": '"Sound & Summit"' };
  expect(definitionsForGatsby(definitions, {})).toEqual(definitions);
});
