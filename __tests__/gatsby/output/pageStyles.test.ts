import { pageStyles } from "../../../src/gatsby/output/pageStyles";

const styles = pageStyles();
const page = `<body><main class="card wide"><details><summary>?</summary></details>
<noscript><form class="plain"></form></noscript></main></body>`;
const kept = (css: string, html = page) => styles(css, html);

test.each([
  "main{top:0}",
  ".card.wide{top:0}",
  "*,::before{top:0}",
  "@media print{.card{top:0}}",
  ".card:has(summary){top:0}",
  ":focus-visible{top:0}",
  ":is(:popover-open,[data-open])~.card{top:0}",
  // The form is inside a noscript element.
  ".plain{top:0}",
])("%s is kept, because it matches an element of the page", async (css) => {
  expect(await kept(css)).toBe(css);
});

test.each([
  "nav{top:0}",
  "main .menu{top:0}",
  ".card.narrow{top:0}",
  ".menu:hover{top:0}",
])("%s is removed", async (css) => {
  expect(await kept(css)).toBe("");
});

test.each([
  "details[open]{top:0}",
  '.card[aria-expanded="true"]{top:0}',
  "[data-sending] .wide{top:0}",
])("%s is kept, because attributes may change", async (css) => {
  expect(await kept(css)).toBe(css);
});

test.each([
  [".again{top:0}", 'jsx("p",{className:"again"})'],
  // Webpack's short names of classes are base64.
  [".a\\+b{top:0}", 'let c="a+b"'],
  ["dialog{top:0}", 'jsx("dialog",{})'],
])("%s is kept, because a script has %s", async (css, script) => {
  expect(await styles(css, page, [script])).toBe(css);
  expect(await kept(css)).toBe("");
});

test("unused keyframes and variables are removed", async () => {
  const used =
    ":root{--used:1px}@keyframes in{to{top:0}}.card{animation:in 1s;top:var(--used)}";
  const css = `:root{--idle:1px}@keyframes out{to{top:0}}${used}`;
  const left = await kept(css);
  expect(left).toContain("@keyframes in");
  expect(left).toContain("--used:1px");
  expect(left).not.toMatch(/out|--idle/);
});
