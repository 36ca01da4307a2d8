import { notFoundPolicy, ownPolicy, pagePolicy } from "../../src/site/policy";

const code = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

/** The directives of a policy by name. */
const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive): [string, string] => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

test("pages may use the site's own files, and leave inline code to each page", () => {
  expect(directivesOf(pagePolicy())).toMatchObject({
    "default-src": "'self'",
    "script-src": "'self' 'unsafe-inline'",
    "base-uri": "'none'",
    "require-trusted-types-for": "'script'",
    "frame-ancestors": "'none'",
  });
});

test.each(["connect-src", "form-action"])(
  "%s is limited to the site and the quote endpoint",
  (name) => {
    const to = (endpoint: string) => directivesOf(pagePolicy(endpoint))[name];
    expect(to("/quotes")).toBe("'self'");
    expect(to("https://automation.example:8443/a;b?c d")).toBe(
      "'self' https://automation.example:8443",
    );
  },
);

test("the 404 page has both, except for what a meta element can't set", () => {
  const endpoint = "https://automation.example";
  expect(directivesOf(notFoundPolicy(code, endpoint))).toEqual({
    ...directivesOf(pagePolicy(endpoint)),
    ...directivesOf(ownPolicy(code)),
    "frame-ancestors": undefined,
  });
});
