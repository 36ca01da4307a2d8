/** Secret settings that a machine may have while it builds the site. */
export const secretVariables = [
  "AWS_SECRET_ACCESS_KEY",
  "CLOUDFLARE_API_TOKEN",
  "CMS_GITHUB_CLIENT_SECRET",
  "GITHUB_TOKEN",
  "NPM_TOKEN",
  "QUOTE_FORWARD_URL",
  "QUOTE_MAIL_TO",
  "SMTP_PASSWORD",
] as const;

/** Part of the value of each secret setting while the fixture site is built. */
export const canary = "canary.example";

/** The secret settings with canary values, for the environment of a build. */
export const canaryEnvironment: Readonly<Record<string, string>> =
  Object.fromEntries(
    secretVariables.map((name) => [name, `https://${canary}/${name}`]),
  );
