import fs from "node:fs/promises";
import path from "node:path";
import {
  companyAnswerNames,
  companySettingsFile,
} from "../../src/content/model/contentTypes/company";
import type { ContentFile } from "../../src/content/model/contentFile";
import { launchCheckCommand } from "../../src/launch/launchCheck";
import { buildLaunchChecklist } from "../../src/launch/buildLaunchChecklist";
import {
  editedFixtureFile,
  fixtureFilesWith,
  fixedToday,
} from "../support/fixtureFiles";
import { createContentProject } from "../support/createContentProject";
import { runInProject } from "../support/runInProject";
import { findLineNumber } from "../support/findLineNumber";

const run = runInProject(launchCheckCommand);

const live = {
  SITE_URL: "https://www.mountain-movers.com",
  GATSBY_QUOTE_ENDPOINT: "/api/quote",
};

/** Edits after which nothing in the fixture content is left to do. */
const finished = [
  editedFixtureFile(companySettingsFile, {
    phone: "(253) 383-2000",
    email: "hello@mountain-movers.com",
    utcPermit: "THG012345",
    street: "12 Alder Street",
    social: [],
  }),
  editedFixtureFile("cities/everett.md", { parking: undefined }),
  editedFixtureFile("testimonials/jane.md", { source: undefined }),
];

/** Fields with something left to do, in an environment. */
function left(env: Readonly<Record<string, string>>, ...more: ContentFile[]) {
  const files = fixtureFilesWith(...finished, ...more);
  const { required, needed } = buildLaunchChecklist(files, env, fixedToday);
  return [...required, ...needed];
}

let ready: string;
beforeAll(async () => {
  ready = await createContentProject(...finished);
});

test("a site without anything left to do can go live", async () => {
  expect(await run(ready, [], live)).toMatchObject({
    code: 0,
    output: expect.stringContaining("the site can go live") as string,
  });
});

test("everything left to do is listed with its place, but not that of drafts", async () => {
  const body = "Text.\n\nCall (253) 555-0199.";
  const folder = await createContentProject(
    editedFixtureFile(companySettingsFile, {
      answers: { crew: "[Two] people." },
    }),
    editedFixtureFile("cities/everett.md", { checked: "2024-11-02" }, { body }),
    editedFixtureFile("cities/marysville.md", {}, { body }),
    editedFixtureFile("pages/about.md", {
      people: undefined,
      checked: undefined,
    }),
    editedFixtureFile("services/local-moving.md", { checked: undefined }),
    editedFixtureFile("testimonials/jane.md", { draft: true }),
  );
  const { code, output } = await run(folder);
  expect(code).toBe(1);
  expect(output).toMatch(/^13 things left to do before the site goes live\n/m);
  for (const found of [
    /content\/settings\/company\.md:\d+\n {4}phone: "\(360\) 555-0117"/,
    /content\/settings\/company\.md:\d+\n {4}email: "hello@harborandhill\.example"/,
    /content\/settings\/company\.md\n {4}utcPermit: missing/,
    /content\/settings\/company\.md\n {4}street: missing/,
    /content\/settings\/company\.md(?::\d+)?\n {4}answers\.crew: "\[Two\] people\."/,
    /content\/settings\/company\.md\n {4}social\.0\.url: missing\n.*Facebook/,
    /content\/settings\/company\.md:\d+\n {4}social\.1\.url: ".*\.example"/,
    /content\/cities\/everett\.md:\d+\n {4}parking\.phone: "425-555-0107"/,
    /content\/cities\/everett\.md:\d+\n {4}body: ".*555-0199/,
    /content\/cities\/everett\.md\n {4}checked: "2024-11-02"/,
    /content\n {4}checked: missing\n.*: pages\/about\.md, services\/local-moving\.md\./,
    /the environment\n {4}SITE_URL: missing/,
    /the environment\n {4}QUOTE_MAIL_TO: missing/,
  ])
    expect(output).toMatch(found);
  const settings = "content/settings/company.md";
  for (const field of ["phone", "email"])
    expect(output).toContain(
      `${settings}:${await findLineNumber(folder, settings, `${field}: `)}\n    ${field}: `,
    );
  expect(output).toContain(
    `${companyAnswerNames.length + 2} things that visitors look for`,
  );
  // A photo of the crew is the first of them.
  expect(output).toMatch(
    /visitors look for.*\n\ncontent\/pages\/about\.md\n {4}people: missing/,
  );
  expect(output).toMatch(/answers\.pianos: missing/);
  expect(output).toMatch(
    /content\/cities\/edmonds\.md(?::\d+)?\n {4}parking\.phone: missing/,
  );
  expect(output).toMatch(/content\/testimonials\n/);
});

test.each([
  "555-0199",
  "555 0123",
  "(206) 555-0100",
  "206.555.0147",
  "2065550147",
  "tel:+12065550147",
  "(253)\n555–1234",
  "(555) 123-4567",
  "1-555-123-4567",
])("the fictional phone number %s is left to replace", (phone) => {
  const city = editedFixtureFile(
    "cities/edmonds.md",
    {},
    { body: `Call ${phone}.` },
  );
  expect(left(live, city)).toMatchObject([{ fieldPath: "body" }]);
});

test.each(["(253) 383-2000", "98555-1234", "USDOT 5551234"])(
  "%s is no fictional phone number",
  (number) => {
    const city = editedFixtureFile(
      "cities/edmonds.md",
      {},
      { body: `Call ${number}.` },
    );
    expect(left(live, city)).toEqual([]);
  },
);

const mailed = {
  SMTP_HOST: "mail.mountain-movers.com",
  QUOTE_MAIL_TO: "office@mountain-movers.com",
};

const forwarded = { QUOTE_FORWARD_URL: "https://hooks.mountain-movers.com" };

const privacy = (receiver: Record<string, string>) =>
  editedFixtureFile("documents/privacy.md", {
    receiver: {
      heading: "Inbox",
      ["own"]: "Ours.",
      service: "Theirs.",
      ...receiver,
    },
  });

const email = "Our mail provider handles it, too.";
const forward = "Hooks Inc. gets it, too.";

test.each<Record<string, string>>([
  // Settings that the server calls misconfigured are left to do.
  { ...mailed, SMTP_USER: "office" },
  { ...mailed, QUOTE_MAIL_TO: "boss" },
  { ...mailed, SMTP_HOST: "mail.example.com" },
  { SMTP_HOST: "a" },
  { QUOTE_MAIL_TO: "office@mountain-movers.com" },
  { ...live, QUOTE_FREE_SPACE: "1 GB" },
])("the settings of the receiver must be right, other than %j", (env) => {
  expect(left({ SITE_URL: live.SITE_URL, ...env })).not.toEqual([]);
});

test.each([
  [forwarded, { forward }, []],
  [mailed, { email }, []],
  [{ ...mailed, ...forwarded }, { email, forward }, []],
  [live, { email, forward }, []],
  [{ GATSBY_QUOTE_ENDPOINT: "https://hooks.mountain-movers.com" }, {}, []],
  [forwarded, { email }, [["email", email], ["forward"]]],
  [mailed, { forward }, [["email"], ["forward", forward]]],
])("the privacy page says who gets requests: %j with %j", (...row) => {
  const [ways, texts, found] = row;
  const errors = left({ ...live, ...ways }, privacy(texts));
  expect(errors.map(({ fieldPath, value }) => [fieldPath, value])).toEqual(
    found.map(([name, value]) => [`receiver.${name}`, value]),
  );
});

test("the server's settings can be in a file", async () => {
  const folder = await createContentProject(...finished, privacy({ email }));
  await fs.writeFile(
    path.join(folder, "website.env"),
    '# Mail\nSMTP_HOST=mail.mountain-movers.com\r\nQUOTE_FORWARD_URL=\nSMTP_USER=office\nSMTP_PASSWORD=pa#ss\nQUOTE_MAIL_TO = "office@mountain-movers.com"\n',
  );
  const file = path.join(folder, "website.env");
  const env = { SITE_URL: live.SITE_URL };
  expect(await run(folder, [], env)).toMatchObject({ code: 1 });
  expect(await run(folder, ["--env", file], env)).toMatchObject({ code: 0 });
  await fs.writeFile(file, "SITE_URL=\nQUOTE_MAIL_FROM=a@movers.local\n");
  const { output } = await run(folder, ["--env", file], env);
  expect(output).toContain("SITE_URL: missing");
});

test("content with errors is an error", async () => {
  const folder = await createContentProject(
    editedFixtureFile(companySettingsFile, { zip: "1" }),
  );
  expect(await run(folder, [], live)).toMatchObject({
    code: 2,
    errors: expect.stringContaining(
      "1 error: see npm run check:content",
    ) as string,
  });
});
