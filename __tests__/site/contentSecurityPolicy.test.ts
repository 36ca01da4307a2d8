import {
  notFoundPolicy,
  ownPolicy,
  pagePolicy,
} from "../../src/site/contentSecurityPolicy";

const code = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

/** The directives of a policy by name. */
const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive): [string, string] => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

describe("the policy of pages", () => {
  const policy = pagePolicy();
  const directives = directivesOf(policy);

  test("allows prefetching the site's own pages and scripts", () => {
    expect(directives["default-src"]).toBe("'self'");
  });

  test.each(["object-src", "frame-src", "worker-src", "media-src"])(
    "has no %s",
    (name) => {
      expect(directives[name]).toBe("'none'");
    },
  );

  test("allows only the site's own files, and leaves inline code to the pages", () => {
    expect(directives["script-src"]).toBe("'self' 'unsafe-inline'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  });

  test("allows only the named Trusted Types policies", () => {
    expect(directives["require-trusted-types-for"]).toBe("'script'");
    expect(directives["trusted-types"]).toBe(
      "hydration webpack prose structured-data",
    );
  });

  test("forbids framing and base elements", () => {
    expect(directives["frame-ancestors"]).toBe("'none'");
    expect(directives["base-uri"]).toBe("'none'");
  });

  test.each(["connect-src", "form-action"])(
    "limits %s to the site and the quote endpoint",
    (name) => {
      const to = (endpoint: string) => directivesOf(pagePolicy(endpoint))[name];
      expect(directives[name]).toBe("'self'");
      expect(to("/quotes")).toBe("'self'");
      expect(to("https://automation.example:8443/a;b?c d")).toBe(
        "'self' https://automation.example:8443",
      );
    },
  );
});

test("a page's own policy lists its inline code", () => {
  expect(directivesOf(ownPolicy(code))).toEqual({
    "script-src": "'self' 'sha256-script'",
    "style-src": "'self' 'unsafe-hashes' 'sha256-style'",
  });
});

test("the 404 page has both, except for what a meta element can't set", () => {
  const endpoint = "https://automation.example";
  expect(directivesOf(notFoundPolicy(code, endpoint))).toEqual({
    ...directivesOf(pagePolicy(endpoint)),
    ...directivesOf(ownPolicy(code)),
    "frame-ancestors": undefined,
  });
});
