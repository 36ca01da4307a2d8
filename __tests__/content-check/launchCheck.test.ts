import { companyAnswerNames } from "../../src/content-model/kinds/company";
import { launchCheck } from "../../src/content-check/launchCheckCommand";
import {
  companyFile,
  cityFile,
  labelsFile,
  testimonialFile,
} from "../support/contentFactories";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { inProject } from "../support/inProject";
import { runScript } from "../support/runScript";

const run = inProject(launchCheck);

const live = {
  SITE_URL: "https://www.mountain-movers.com",
  GATSBY_QUOTE_ENDPOINT: "/api/quote",
};

const real = {
  phone: "(253) 383-2000",
  email: "hello@mountain-movers.com",
  utcPermit: "THG012345",
  street: "12 Alder Street",
};

const licensed = contentText(labelsFile({ licensed: "Licensed and insured" }));

const project = (company: Readonly<Record<string, unknown>>) =>
  contentProject({
    "content/settings/company.md": contentText(companyFile(company)),
    "content/settings/labels.md": licensed,
    "content/testimonials/jane.md": contentText(testimonialFile()),
  });

test("a site without placeholders can go live", async () => {
  expect(await run(await project(real), [], live)).toMatchObject({
    code: 0,
    output: expect.stringContaining("the site can go live") as string,
  });
});

test("every placeholder is reported with its place", async () => {
  const { code, output } = await run(
    await project({ social: [{ name: "Facebook" }] }),
  );
  expect(code).toBe(1);
  expect(output).toMatch(
    /^7 things left to fill in before the site goes live\n/m,
  );
  for (const found of [
    /content\/settings\/company\.md:5\n {4}phone: "555-0199"/,
    /content\/settings\/company\.md:6\n {4}email: "movers\.example"/,
    /content\/settings\/company\.md:1\n {4}utcPermit: missing\n.*content\/settings\/labels\.md:\d+/,
    /content\/settings\/company\.md:1\n {4}street: missing\n.*footer/,
    /content\/settings\/company\.md:\d+\n {4}social\.0\.url: missing\n.*Facebook/,
    /the environment\n {4}SITE_URL: missing/,
    /the environment\n {4}QUOTE_MAIL_TO: missing/,
  ])
    expect(output).toMatch(found);
});

test.each<[what: string, company: object, env: object, found: RegExp]>([
  [
    "an example address in a link",
    {
      ...real,
      social: [{ name: "Yelp", url: "https://yelp.com/biz/movers.example" }],
    },
    live,
    /social\.0\.url: "movers\.example"/,
  ],
  [
    "an example address as SITE_URL",
    real,
    { ...live, SITE_URL: "https://www.movers.example" },
    /SITE_URL: "https:\/\/www\.movers\.example"/,
  ],
  [
    "“licensed” without a permit number",
    { ...real, utcPermit: undefined },
    live,
    /utcPermit: missing/,
  ],
  [
    "a missing street address",
    { ...real, street: undefined },
    live,
    /street: missing/,
  ],
])("%s is reported", async (_what, company, env, found) => {
  const { code, output } = await run(
    await project(company as Record<string, unknown>),
    [],
    env as Record<string, string>,
  );
  expect(code).toBe(1);
  expect(output).toMatch(/^1 thing left/m);
  expect(output).toMatch(found);
});

const answered = Object.fromEntries(
  companyAnswerNames.map((name) => [name, "Yes."]),
);

test("what visitors ask is listed, but the site can go live without it", async () => {
  const { pianos, ...answers } = answered;
  const guide = { language: "en", name: "English", url: "https://a.wa.gov" };
  const company = {
    ...real,
    answers,
    guides: [guide, { ...guide, language: "es", name: "Español" }],
  };
  const { code, output } = await run(await project(company), [], live);
  expect(code).toBe(0);
  expect(output).toMatch(/^3 answers that visitors look for/);
  expect(output).toMatch(/answers\.pianos: missing\n.*Visitors ask this/);
  expect(output).toMatch(/content\/pages\/about\.md\n {4}people: missing/);
  expect(output).toMatch(/guides: "https:\/\/a\.wa\.gov"/);
  const all = await run(
    await project({ ...real, answers: { ...answers, pianos } }),
    [],
    live,
  );
  expect(all.output).toMatch(/^1 answer that visitors look for/);
  const forwarded = await run(await project(company), [], {
    ...live,
    QUOTE_FORWARD_URL: "https://hooks.mountain-movers.com",
  });
  expect(forwarded.output).toMatch(/^4 answers/);
  expect(forwarded.output).toMatch(
    /receiver\.own: missing\n.*QUOTE_FORWARD_URL/,
  );
});

test.each([
  [0, { QUOTE_FORWARD_URL: "https://hooks.mountain-movers.com" }],
  [0, { SMTP_URL: "smtp://a", QUOTE_MAIL_TO: "office@mountain-movers.com" }],
  [1, { SMTP_URL: "smtp://a" }],
  [1, { QUOTE_MAIL_TO: "office@mountain-movers.com" }],
])(
  "notifications of requests must be configured: %i for %p",
  async (...row) => {
    const [code, ways] = row;
    const env = { SITE_URL: live.SITE_URL, ...ways };
    expect(await run(await project(real), [], env)).toMatchObject({ code });
  },
);

test("texts are searched too, except in drafts", async () => {
  const body = "Text.\n\nCall (253) 555-0199.";
  const folder = await contentProject({
    "content/settings/company.md": contentText(companyFile(real)),
    "content/cities/tacoma.md": contentText(cityFile({}, { body })),
    "content/cities/kent.md": contentText(
      cityFile({ name: "Kent", draft: true }, { body }),
    ),
  });
  const { output } = await run(folder, [], live);
  expect(output).toMatch(/\n1 thing left/);
  expect(output).toMatch(
    /content\/cities\/tacoma\.md:\d+\n {4}body: "555-0199"/,
  );
  expect(output).toContain("no testimonials yet");
});

test("content with faults is an error", async () => {
  const folder = await project({ ...real, zip: "1" });
  expect(await run(folder, [], live)).toMatchObject({
    code: 2,
    errors: expect.stringContaining(
      "1 fault: see npm run check:content",
    ) as string,
  });
});

test("--help lists the variables it needs", () => {
  expect(
    runScript("content-check/launchCheck.ts", "/", ["--help"]),
  ).toMatchObject({
    code: 0,
    output: expect.stringContaining("SITE_URL") as string,
  });
});
