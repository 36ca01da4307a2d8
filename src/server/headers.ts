/** File names that change with their content may be kept for ever. */
const hashed = /^\/static\/|[-.][0-9a-f]{20}\.(?:js|css)$|^\/component---/;

/** How long a browser or proxy may keep a file before it asks again. */
export const cacheControl = (file: string): string =>
  hashed.test(file)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";

/** Sent with every answer. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;
