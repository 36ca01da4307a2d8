import { buildPageCsp } from "../../src/site/policy";

/** Parses a policy into directives by name. */
const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive): [string, string] => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

test.each(["connect-src", "form-action"])(
  "%s is limited to the site and the quote endpoint",
  (name) => {
    const to = (endpoint: string) => directivesOf(buildPageCsp(endpoint))[name];
    expect(to("/quotes")).toBe("'self'");
    expect(to("https://automation.example:8443/a;b?c d")).toBe(
      "'self' https://automation.example:8443",
    );
  },
);
