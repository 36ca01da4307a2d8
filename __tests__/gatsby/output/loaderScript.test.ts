import { gatsbyFiles } from "../../../src/gatsby/output/gatsbyFiles";
import {
  loaderScript,
  pageUseOf,
} from "../../../src/gatsby/output/loaderScript";
import { temporaryFolder } from "../../support/temporaryFolder";

/** What Gatsby writes beside its pages. */
const written = {
  "webpack.stats.json": JSON.stringify({
    assetsByChunkName: {
      app: ["framework-1.js", "app-1.js", "styles.1.css"],
      "component---plan": ["shared-1.js", "plan-1.js"],
    },
  }),
  "page-data/app-data.json": '{"webpackCompilationHash":"c0ffee"}',
  "page-data/plan/page-data.json":
    '{"componentChunkName":"component---plan","staticQueryHashes":["123"]}',
  "12-1.js": "",
};

const built = (files: Partial<typeof written> = {}) =>
  temporaryFolder({ ...written, ...files });

test("the files of a page are those that Gatsby will load", async () => {
  const filesOf = await gatsbyFiles(await built());
  expect(await filesOf("/plan")).toEqual({
    scripts: ["/framework-1.js", "/app-1.js"],
    data: [
      "/page-data/app-data.json",
      "/page-data/plan/page-data.json",
      "/page-data/sq/d/123.json",
      "/shared-1.js",
      "/plan-1.js",
    ],
    compilationHash: "c0ffee",
    shown: ["/app-1.js", "/shared-1.js", "/plan-1.js", "/12-1.js"],
  });
});

test.each([
  ["webpack.stats.json", '{"assetsByChunkName":{}}', "There is no app in"],
  ["page-data/app-data.json", "{}", "There is no hash in"],
  [
    "page-data/plan/page-data.json",
    '{"componentChunkName":"none"}',
    "There is no none in",
  ],
])("%s of another form is an error", async (file, text, error) => {
  const folder = await built({ [file]: text });
  const asked = gatsbyFiles(folder).then((filesOf) => filesOf("/plan"));
  await expect(asked).rejects.toThrow(error);
});

test.each([
  ['<form method="post"><input name="name"></form>', true, true, 2900],
  ["<select></select>", true, false, 2450],
  ['<form class="a" method="get"><select></select></form>', false, false, 1000],
  ["<textarea></textarea>", true, false, 2450],
  ['<a href="/words" data-list="words"></a>', false, false, 1600],
  ["<header><details></details></header><main></main>", false, false, 1000],
  ["<main><details></details></main>", false, false, 1500],
])(
  "the script of a page with %s is complete and small",
  async (html, hasFields, hasForm, limit) => {
    const use = pageUseOf(html);
    expect(use).toMatchObject({ hasFields, hasForm });
    const files = await (await gatsbyFiles(await built()))("/plan");
    const script = await loaderScript("/static/menus-1.js", use, files);
    expect(script).toContain('"/static/menus-1.js"');
    for (const known of [...files.scripts, ...files.data, "c0ffee"])
      expect(script.includes(`"${known}"`)).toBe(hasFields);
    expect(script).not.toMatch(
      /[A-Z]+_[A-Z]+|\b(?:import|require)\b|<\/script|<!--/,
    );
    expect(script.includes('"submit"')).toBe(hasForm);
    expect(script.length).toBeLessThan(limit);
  },
);
