/**
 * Inline styles of the receiver's own pages. A test keeps their colors the same
 * as those of `tokens.css`.
 */
const light =
  "--page:#fdf4e3;--surface:#fffaf1;--text:#12303a;--quiet:#3f5a63;--heading:#1a445f;--link:#1f4e6b;--line:#cdd8d3;--control:#5f7f88;--error:#a32a17";
const dark =
  "--page:#0f2a36;--surface:#28586d;--text:#f6ecdb;--quiet:#bcd0d3;--heading:#fbe3c3;--link:#a9d8dc;--line:#3f6c80;--control:#8fb0b8;--error:#ffb9a8";

export const pageStyle = [
  `:root{color-scheme:light dark;${light}}`,
  `@media (prefers-color-scheme:dark){:root{${dark}}}`,
  "*{box-sizing:border-box}",
  "body{margin:0;background:var(--page);color:var(--text);font:1.0625rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word}",
  "header,main,nav{max-width:44rem;margin:0 auto;padding:0 1.25rem}",
  "header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;padding-block:.75rem;border-bottom:1px solid var(--line)}",
  "a{color:var(--link);text-underline-offset:.2em}",
  "header a,nav a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem}",
  ".brand{color:var(--heading);font-weight:700;text-decoration:none}",
  ".brand img{width:2.25rem;height:2.25rem}",
  "main{padding-block:2.5rem 1rem}",
  "h1{margin:0 0 1rem;color:var(--heading);font-size:clamp(1.875rem,1.5rem + 2vw,2.625rem);line-height:1.15}",
  "p{margin:0 0 1rem}",
  "nav{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;padding-block:1rem 3rem}",
  "label{display:block;margin-top:1.25rem;color:var(--heading);font-weight:600}",
  "input,select,textarea,button{width:100%;min-height:3.25rem;padding:.5rem .75rem;border:1px solid var(--control);border-radius:.375rem;background:var(--surface);color:inherit;font:inherit}",
  "textarea{min-height:8rem}",
  "[aria-invalid]{border-color:var(--error);box-shadow:0 0 0 1px var(--error)}",
  ".error{margin:.25rem 0 0;color:var(--error);font-weight:600}",
  "button{width:auto;margin:1.5rem 0 1rem;padding-inline:1.5rem;border-color:#cb4c24;background:#cb4c24;color:#fff;font-weight:700;cursor:pointer}",
  ".honeypot{position:absolute;left:-200vw}",
  ":focus-visible{outline:.1875rem solid var(--link);outline-offset:.1875rem}",
].join("");
