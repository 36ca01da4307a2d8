/** File names that change with their content may be kept for ever. */
const hashed = /^\/static\/|[-.][0-9a-f]{20}\.(?:js|css)$|^\/component---/;

/** How long a browser or proxy may keep a file before it asks again. */
export const cacheControl = (file: string): string =>
  hashed.test(file)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";

/** Sent with every answer, unless `fileHeaders` says otherwise. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

/**
 * The CMS is no page for search engines, and its sign-in window has to answer
 * it. What it may load stands in its own page, where it depends on the build.
 */
const adminHeaders = {
  "X-Robots-Tag": "noindex",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Content-Security-Policy": "frame-ancestors 'none'",
} as const;

/** What a file is sent with besides. */
export const fileHeaders = (file: string): Readonly<Record<string, string>> =>
  file.startsWith("/admin/") ? adminHeaders : {};
