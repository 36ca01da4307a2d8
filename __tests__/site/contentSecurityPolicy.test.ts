import {
  notFoundPolicy,
  ownPolicy,
  pagePolicy,
} from "../../src/site/contentSecurityPolicy";

const script = "'sha256-script'";
const style = "'sha256-style'";

/** Directives of a policy by their names. */
const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive): [string, string] => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

describe("the policy of pages", () => {
  const policy = pagePolicy({ scripts: [script] });
  const directives = directivesOf(policy);

  test("lets browsers load the site's own pages and scripts ahead", () => {
    expect(directives["default-src"]).toBe("'self'");
  });

  test.each(["object-src", "frame-src", "worker-src", "media-src"])(
    "has no %s",
    (name) => {
      expect(directives[name]).toBe("'none'");
    },
  );

  test("lets only the site's own scripts run", () => {
    expect(directives["script-src"]).toBe(`'self' ${script}`);
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  });

  test("lets only named parts of the site write HTML and load scripts", () => {
    expect(directives["require-trusted-types-for"]).toBe("'script'");
    expect(directives["trusted-types"]).toBe(
      "hydration webpack prose structured-data",
    );
  });

  test("lets nobody frame pages, or say what their links are relative to", () => {
    expect(directives["frame-ancestors"]).toBe("'none'");
    expect(directives["base-uri"]).toBe("'none'");
  });

  test.each(["connect-src", "form-action"])(
    "has %s be the site, and the receiver of quotes where that is another",
    (name) => {
      const to = (endpoint: string) =>
        directivesOf(pagePolicy({ scripts: [], endpoint }))[name];
      expect(directives[name]).toBe("'self'");
      expect(to("/quotes")).toBe("'self'");
      expect(to("https://automation.example:8443/a;b?c d")).toBe(
        "'self' https://automation.example:8443",
      );
    },
  );
});

test("a page says which styles it has, in elements and attributes", () => {
  expect(directivesOf(ownPolicy([style]))).toEqual({
    "style-src": `'self' 'unsafe-hashes' ${style}`,
  });
});

test("the screen of unknown paths says both, but for what can't stand in a page", () => {
  const sources = { scripts: [script], endpoint: "https://automation.example" };
  expect(directivesOf(notFoundPolicy(sources, [style]))).toEqual({
    ...directivesOf(pagePolicy(sources)),
    ...directivesOf(ownPolicy([style])),
    "frame-ancestors": undefined,
  });
});
