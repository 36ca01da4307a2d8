import { quoteTexts } from "../../support/quoteTexts";
async function formPostingTo(endpoint: string): Promise<string> {
  process.env.GATSBY_QUOTE_ENDPOINT = endpoint;
  jest.resetModules();
  const { renderToString } = await import("react-dom/server");
  const { QuoteForm } = await import("../../../src/quote/form/QuoteForm");
  return renderToString(
    <QuoteForm
      onHeading={() => undefined}
      texts={quoteTexts}
      plannerCatalog={{ rooms: [], homes: [] }}
      subjectPages={[]}
      withoutScripts="<p>Call us.</p>"
    />,
  );
}

afterEach(() => {
  delete process.env.GATSBY_QUOTE_ENDPOINT;
});

test("the site's own receiver accepts the form without JavaScript", async () => {
  const html = await formPostingTo("");
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* action="\/api\/quote"/);
  expect(html).not.toContain("disabled");
  // `noscript` has only the honeypot.
  expect(html.split("<noscript>").slice(1)).toEqual([
    expect.stringMatching(/^<input [^>]*name="homepage"[^>]*><\/noscript>/),
  ]);
});

test("with another service, visitors whose scripts don't run can't send it, and are told to call or write", async () => {
  const html = await formPostingTo("https://hooks.example/quote");
  expect(html).toContain("<noscript><div><p>Call us.</p></div></noscript>");
  expect(html).toMatch(/<button type="submit" disabled=""/);
});
