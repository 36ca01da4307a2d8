import fs from "node:fs/promises";
import path from "node:path";
import { companyAnswerNames } from "../../../src/content/model/kinds/company";
import { launchCheck } from "../../../src/content/check/launchCheck";
import {
  companyFile,
  cityFile,
  testimonialFile,
} from "../../support/contentFactories";
import { contentProject } from "../../support/contentProject";
import { contentText } from "../../support/contentText";
import { inProject } from "../../support/inProject";

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

const project = (company: Readonly<Record<string, unknown>>) =>
  contentProject({
    "content/settings/company.md": contentText(companyFile(company)),
    "content/testimonials/jane.md": contentText(testimonialFile()),
  });

test("a site without anything left to do can go live", async () => {
  expect(await run(await project(real), [], live)).toMatchObject({
    code: 0,
    output: expect.stringContaining("the site can go live") as string,
  });
});

test("everything left to do is listed with its place, but not that of drafts", async () => {
  const body = "Text.\n\nCall (253) 555-0199.";
  const folder = await contentProject({
    "content/settings/company.md": contentText(
      companyFile({ social: [{ name: "Facebook" }] }),
    ),
    "content/cities/tacoma.md": contentText(
      cityFile(
        {
          checked: "2024-11-02",
          parking: { office: "City Hall", url: "https://www.wa.gov/curb" },
        },
        { body },
      ),
    ),
    "content/cities/kent.md": contentText(
      cityFile({ name: "Kent", draft: true }, { body }),
    ),
  });
  const { code, output } = await run(folder);
  expect(code).toBe(1);
  expect(output).toMatch(/^9 things left to do before the site goes live\n/m);
  for (const found of [
    /content\/settings\/company\.md:5\n {4}phone: "\(206\) 555-0199"/,
    /content\/settings\/company\.md:6\n {4}email: "hello@movers\.example"/,
    /content\/settings\/company\.md\n {4}utcPermit: missing/,
    /content\/settings\/company\.md\n {4}street: missing/,
    /content\/settings\/company\.md\n {4}social\.0\.url: missing\n.*Facebook/,
    /content\/cities\/tacoma\.md:\d+\n {4}body: ".*555-0199/,
    /content\/cities\/tacoma\.md\n {4}checked: "2024-11-02"/,
    /the environment\n {4}SITE_URL: missing/,
    /the environment\n {4}QUOTE_MAIL_TO: missing/,
  ])
    expect(output).toMatch(found);
  expect(output).toContain(
    `${companyAnswerNames.length + 3} things that visitors look for`,
  );
  // What decides whom a family calls comes first, with an answer to adapt.
  expect(output).toMatch(
    /answers\.deposit: missing\n.* example: No\..*\n\n.*\n {4}answers\.payment/,
  );
  expect(output).toMatch(/answers\.pianos: missing/);
  expect(output).toMatch(
    /content\/cities\/tacoma\.md(?::\d+)?\n {4}parking\.phone: missing/,
  );
  expect(output).toMatch(/content\/pages\/about\.md\n {4}people: missing/);
  expect(output).toMatch(/content\/testimonials\n/);
});

test.each([
  [0, { QUOTE_FORWARD_URL: "https://hooks.mountain-movers.com" }],
  [0, { SMTP_HOST: "a", QUOTE_MAIL_TO: "office@mountain-movers.com" }],
  [1, { SMTP_HOST: "a" }],
  [1, { QUOTE_MAIL_TO: "office@mountain-movers.com" }],
])(
  "notifications of requests must be configured: %i for %p",
  async (...row) => {
    const [code, ways] = row;
    const env = { SITE_URL: live.SITE_URL, ...ways };
    expect(await run(await project(real), [], env)).toMatchObject({ code });
  },
);

test("the server's settings can be in a file", async () => {
  const folder = await project(real);
  await fs.writeFile(
    path.join(folder, "website.env"),
    '# Mail\nSMTP_HOST=mail.mountain-movers.com\nSMTP_PASSWORD=pa#ss\nQUOTE_MAIL_TO = "office@mountain-movers.com"\n',
  );
  const file = path.join(folder, "website.env");
  const env = { SITE_URL: live.SITE_URL };
  expect(await run(folder, [], env)).toMatchObject({ code: 1 });
  expect(await run(folder, ["--env", file], env)).toMatchObject({ code: 0 });
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
