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

/** Text in the value of every secret setting of the fixture build. No built file may contain it. */
export const canary = "canary.example";

/** Environment variables for the fixture build: each secret setting with a canary value. */
export const canaryEnvironment: Readonly<Record<string, string>> =
  Object.fromEntries(
    secretVariables.map((name) => [name, `https://${canary}/${name}`]),
  );
