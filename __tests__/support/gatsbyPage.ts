/** The script elements that Gatsby adds to all pages. */
export const scriptsSlice = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="c0ffee";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`;

interface Written {
  readonly path?: string;
  readonly css?: string;
  readonly slice?: string;
}

/** The HTML of a page as Gatsby writes it, before it is finished. */
export const gatsbyPage = (
  body: string,
  { path = "/about", css = "", slice = scriptsSlice }: Written = {},
): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style></head><body><div id="___gatsby">${body}</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
